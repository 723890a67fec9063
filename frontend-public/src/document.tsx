import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { memberHintScript } from './features/session/member-hint';
import { SiteContext, type Site } from './ui/site';
import { startScript } from './ui/start-script';
import { themeScript } from './ui/theme-choice';

/** The addresses of what the page loads: the sheet of styles, the script, the modules that come with it, the fonts. */
export interface PageAssets {
  styles: string;
  entry: string;
  modules: string[];
  fonts: string[];
}

/** What the server knows and the browser needs to take the page over. */
export interface PageState {
  site: Site;
  assets: PageAssets;
  queries: DehydratedState;
  router: { loaderData: unknown; errors: unknown };
}

export const STATE_ID = 'page-state';

interface DocumentProps {
  state: PageState;
  /** JSON of the state, safe inside a script element; absent in the browser, which leaves what the server wrote. */
  stateJson?: string;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The whole document; server and browser render the same one. */
export function Document({ state, stateJson, queryClient, children }: DocumentProps) {
  const { assets, site } = state;
  return (
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#13181d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
        />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? memberHintScript : '' }}
        />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.styles} />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={state.queries}>
            <SiteContext value={site}>{children}</SiteContext>
          </HydrationBoundary>
        </QueryClientProvider>
        <script
          type="application/json"
          id={STATE_ID}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson ?? '' }}
        />
        <script
          data-entry={assets.entry}
          data-with={assets.modules.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScript : '' }}
        />
      </body>
    </html>
  );
}
