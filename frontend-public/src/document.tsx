import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readingScript } from './lib/reading-choice';
import { hintScript } from './lib/page-hint';
import { contentScript } from './features/tutorials/content-handover';
import type { SentAnswer } from './sent-answers';
import { HEAD_START_ID, HeadContext, type HeadCollector } from './ui/in-head';
import { SiteContext, type Site, type SiteLook } from './lib/site';
import { startScript } from './ui/start-script';
import { themeScript } from './lib/theme-choice';

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
  answers: SentAnswer[];
  /** The page failed to load and shows an error instead. */
  failed: boolean;
}

export const STATE_ID = '_page-state';
export const ROOT_ID = '_site';

interface SiteRootProps {
  site: Site;
  queryClient: QueryClient;
  head?: HeadCollector;
  children: ReactNode;
}

/** The tree that server and browser render alike, inside the element `ROOT_ID`. */
export function SiteRoot({ site, queryClient, head, children }: SiteRootProps) {
  return (
    <HeadContext value={head}>
      <QueryClientProvider client={queryClient}>
        <SiteContext value={site}>{children}</SiteContext>
      </QueryClientProvider>
    </HeadContext>
  );
}

interface DocumentProps {
  assets: PageAssets;
  look: SiteLook | undefined;
  siteName: string;
  /** Escaped for a script element. */
  stateJson: string;
  /** Title, meta and link elements of the page. */
  head: ReactNode;
  /** HTML of the root. */
  content: string;
}

/** The HTML document around the root, rendered on the server only. */
export function Document({ assets, look, siteName, stateJson, head, content }: DocumentProps) {
  return (
    <html lang="fr">
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
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={siteName}
          href="/opensearch.xml"
        />
        {look?.favicon ? (
          <link id={HEAD_START_ID} rel="icon" href={look.favicon} />
        ) : (
          <link id={HEAD_START_ID} rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        {head}
        <link rel="stylesheet" href={assets.styles} />
        {look?.styles && <link rel="stylesheet" href={look.styles} />}
      </head>
      <body>
        <div id={ROOT_ID} dangerouslySetInnerHTML={{ __html: content }} />
        <script type="application/json" id={STATE_ID} dangerouslySetInnerHTML={{ __html: stateJson }} />
        <script dangerouslySetInnerHTML={{ __html: contentScript }} />
        <script
          data-entry={assets.entry}
          data-with={assets.modules.join(' ')}
          dangerouslySetInnerHTML={{ __html: startScript }}
        />
      </body>
    </html>
  );
}
