import type { ComponentType } from 'react';
import type { Params } from './location';

interface PageRequest {
  params: Params;
  url: URL;
}

/** Response details that a loader gives the server. */
interface PageAnswer {
  /** Default: 200. */
  status?: number;
  /** Disables caching: the page shows private data, or data whose changes emit no event. */
  mayBeKept?: false;
  /** New address of the page, for a permanent redirect. */
  movedTo?: string;
}

/**
 * Fetches the page's data into the query client. The server awaits it and uses its answer; the browser does neither.
 * Also called to prefetch.
 */
export type PageLoader = (request: PageRequest) => Promise<PageAnswer | null>;

export interface LoadedPage {
  Component: ComponentType;
  loader: PageLoader | undefined;
}

export interface PageRoute {
  /** Path segments. One that starts with a colon matches any single segment and names a parameter. */
  segments: readonly string[];
  /** Source file of the page, as in the build manifest. */
  source: string;
  /** Query parameters that affect the content; all others are ignored. */
  reads: readonly string[];
  load: () => Promise<LoadedPage>;
}

export interface PageMatch {
  route: PageRoute;
  params: Params;
}

/** The first matching route. Ignores case and trailing slashes. */
export function matchPage(routes: readonly PageRoute[], pathname: string): PageMatch | undefined {
  const asked = segmentsOf(pathname).map(decoded);
  for (const route of routes) {
    const params = paramsOf(route.segments, asked);
    if (params) return { route, params };
  }
  return undefined;
}

export function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return segments;
}

function paramsOf(segments: readonly string[], asked: readonly string[]): Params | undefined {
  if (segments.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = asked[index]!;
    if (segment.startsWith(':') && value) params[segment.slice(1)] = value;
    else if (segment !== value.toLowerCase()) return undefined;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape sequence is kept as it is.
    return segment;
  }
}
