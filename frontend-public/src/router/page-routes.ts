import type { ComponentType } from 'react';
import type { Params } from './location';

interface PageRequest {
  params: Params;
  url: URL;
}

/** What the server is told of a page. */
interface PageAnswer {
  /** 200 where none is given. */
  status?: number;
  /** It shows what no event of the site tells of, or what one person alone may see: it is made anew each time. */
  mayBeKept?: false;
  /** Where the page stands today; the browser is sent there for good. */
  movedTo?: string;
}

/**
 * Loads what a page shows into the query client. The server waits for it and heeds what it answers; the browser does
 * neither. Also called for a page that is about to be opened.
 */
export type PageLoader = (request: PageRequest) => Promise<PageAnswer | null>;

export interface LoadedPage {
  Component: ComponentType;
  loader: PageLoader | undefined;
}

export interface PageRoute {
  /** Of the path; those that begin with a colon stand for any one segment, which is a parameter of that name. */
  segments: readonly string[];
  /** The source of the page, as the manifest of the build names it. */
  source: string;
  /** The parameters of the query that change what it shows; all others are as good as absent. */
  reads: readonly string[];
  load: () => Promise<LoadedPage>;
}

export interface PageMatch {
  route: PageRoute;
  params: Params;
}

/** The first route that fits, whatever the case of its letters and the slashes at the end. */
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
    // What nobody can decode stands for itself.
    return segment;
  }
}
