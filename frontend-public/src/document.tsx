import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readingScript } from './lib/reading-choice';
import { hintScript } from './lib/page-hint';
import { contentScript } from './features/tutorials/content-handover';
import type { DehydratedQuery } from './hydrated-queries';
import { SiteContext, type Site } from './lib/site';
import { starterScript } from './starter';
import { themeScript } from './lib/theme-choice';
import { system } from './theme/system';

/** URLs of the page's style sheet, entry script, preloaded modules and fonts. */
export interface PageAssets {
  styles: string;
  entry: string;
  modules: string[];
  fonts: string[];
}

/** Serialized server state that hydration needs. */
export interface PageState {
  site: Site;
  assets: PageAssets;
  answers: DehydratedQuery[];
  /** The page failed to load and shows an error instead. */
  failed: boolean;
}

export const STATE_ID = '_page-state';

interface DocumentProps {
  site: Site;
  assets: PageAssets;
  queryClient: QueryClient;
  /** Collects the styles of the page’s components. */
  styles: EmotionCache;
  /** Page state, escaped for a script element; the browser has no need of it. */
  stateJson?: string;
  /** The routed page. */
  children: ReactNode;
}

/** The whole document, which server and browser render alike. Parts of the page add their title and meta elements. */
export function Document({ site, assets, queryClient, styles, stateJson = '', children }: DocumentProps) {
  const { look, name } = site;
  return (
    // Inline scripts and browsers' translators set attributes before hydration.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#13181d" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: readingScript }} />
        <script dangerouslySetInnerHTML={{ __html: hintScript }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="search" type="application/opensearchdescription+xml" title={name} href="/opensearch.xml" />
        {look?.favicon ? (
          <link rel="icon" href={look.favicon} />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="stylesheet" href={assets.styles} />
        {look?.styles && <link rel="stylesheet" href={look.styles} />}
      </head>
      <body>
        <CacheProvider value={styles}>
          <ChakraProvider value={system}>
            <QueryClientProvider client={queryClient}>
              <SiteContext value={site}>{children}</SiteContext>
            </QueryClientProvider>
          </ChakraProvider>
        </CacheProvider>
        <script
          type="application/json"
          id={STATE_ID}
          dangerouslySetInnerHTML={{ __html: stateJson }}
          suppressHydrationWarning
        />
        <script dangerouslySetInnerHTML={{ __html: contentScript }} />
        <script
          data-entry={assets.entry}
          data-modules={assets.modules.join(' ')}
          dangerouslySetInnerHTML={{ __html: starterScript }}
          suppressHydrationWarning
        />
      </body>
    </html>
  );
}
