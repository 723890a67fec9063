import type { Location, Cause, LocationState, Params } from './location';
import { matchPage, type LoadedPage, type PageMatch, type PageRoute } from './page-routes';

/** The page that stands below the header. */
export interface ShownPage {
  location: Location;
  /** Absent where it could not be loaded. */
  page: LoadedPage | undefined;
}

interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** What one sees stays where it is. */
  keepsScroll?: boolean;
  state?: LocationState;
}

/** What a navigation of ours tells the one who follows it. */
type NavigationInfo = Pick<NavigateOptions, 'keepsScroll'>;

/** Browsers without it load each page whole, and are followed within one page only. */
const hasNavigation = typeof window !== 'undefined' && 'navigation' in window;

/** For the browser to take it before the next page is made. */
const LONGEST_PICTURE_MS = 100;

let routes: readonly PageRoute[] = [];
let shown: ShownPage;
let pending = false;
const listeners = new Set<() => void>();
/** What waits for the page to stand in the document. */
let waiting: (() => void)[] = [];

export const shownPage = (): ShownPage => shown;

/** Whether another page is about to be shown: a navigation of one's own would call it off. */
export const isNavigating = (): boolean => pending;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called whenever `shownPage()` has been rendered. */
export function tellRendered(): void {
  const rendered = waiting;
  waiting = [];
  for (const resolve of rendered) resolve();
}

/**
 * Begins to show a page of ours wherever the browser goes, without loading a document anew. What no route matches may be
 * a file or a plain page of the server's, and is left to the browser.
 */
export function startRouter(given: readonly PageRoute[], first: ShownPage): void {
  routes = given;
  shown = first;
  if (hasNavigation) {
    navigation.addEventListener('navigate', follow);
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      // What is followed arrives with its page.
      if (!navigation.transition) arrive(navigationType ?? 'replace');
    });
  } else {
    addEventListener('popstate', () => arrive('traverse'));
  }
}

/** Goes where a link with this address would lead. Done once the page stands there, or another navigation began. */
export async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
  const { replace = false, keepsScroll = false, state = {} } = options;
  const url = addressOf(to);
  if (hasNavigation) {
    const info: NavigationInfo = { keepsScroll };
    const entry = replace ? 'replace' : 'auto';
    await navigation.navigate(url.href, { history: entry, state, info }).finished?.catch(() => undefined);
  } else if (url.pathname !== location.pathname) {
    if (replace) location.replace(url);
    else location.assign(url);
  } else {
    history[replace ? 'replaceState' : 'pushState'](state, '', url);
    arrive(replace ? 'replace' : 'push', state);
    if (!keepsScroll) scrollTo(0, 0);
  }
}

function addressOf(to: string): URL {
  const url = new URL(to, location.href);
  // A lone question mark asks for nothing.
  if (!url.search) url.search = '';
  return url;
}

function follow(event: NavigateEvent): void {
  if (!isOurs(event)) return;
  const { navigationType, destination, signal } = event;
  const url = new URL(destination.url);
  const match = matchPage(routes, url.pathname);
  if (!match) return;
  const info = event.info as NavigationInfo | undefined;
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    handler: async () => {
      tellPending(true);
      const page = await loadPage(match, url);
      if (signal.aborted) return;
      const state = (destination.getState() ?? {}) as LocationState;
      const isElsewhere = url.pathname !== shown.location.pathname;
      const next = { page, location: locationAt(url, match.params, navigationType, state) };
      await (isElsewhere ? crossFade(async () => signal.aborted || show(next)) : show(next));
      if (signal.aborted) return;
      if (!info?.keepsScroll) scrollToPlace(event, url);
    },
  });
}

/**
 * Glides to what the address names, for those who like movement (the style sheet says so); goes at once to where one
 * was, or to the top.
 */
function scrollToPlace(event: NavigateEvent, { hash }: URL): void {
  if (hash && event.navigationType !== 'traverse') event.scroll();
  else scrollAtOnce(event);
}

function scrollAtOnce(event: NavigateEvent): void {
  const { documentElement: root } = document;
  root.style.scrollBehavior = 'auto';
  // Styles that are set only take hold when something is measured.
  root.getBoundingClientRect();
  event.scroll();
  // The browser goes back to where one was with the next picture.
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('scroll-behavior')));
}

/** What is no file, no form that is sent, and no document that a script wants whole, as `location.assign` does. */
function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'traverse') return true;
  const isFollowed = event.userInitiated || Boolean(event.sourceElement) || event.info !== undefined;
  return navigationType !== 'reload' && isFollowed;
}

/** Follows an address that has changed by itself: another place of the page that is shown, as a rule. */
function arrive(cause: Cause, state: LocationState = {}): void {
  const url = new URL(location.href);
  const match = matchPage(routes, url.pathname);
  if (!match) return;
  const next = locationAt(url, match.params, cause, state);
  if (url.pathname === shown.location.pathname) void show({ page: shown.page, location: next });
  // The navigation to another page was called off by one within that page.
  else void loadPage(match, url).then((page) => show({ page, location: next }));
}

async function loadPage({ route, params }: PageMatch, url: URL): Promise<LoadedPage | undefined> {
  try {
    const page = await route.load();
    // The page itself says what could not be loaded.
    page.loader?.({ params, url }).catch(() => undefined);
    return page;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Has one page pass into the next where the browser can and its reader likes movement: the style sheet says how. */
async function crossFade(change: () => Promise<unknown>): Promise<void> {
  if (
    !('startViewTransition' in document) ||
    !matchMedia('(prefers-reduced-motion: no-preference)').matches
  ) {
    await change();
    return;
  }
  const transition = document.startViewTransition(change);
  // The page changes all the same where nobody sees it, or where the picture of the one before takes too long.
  transition.ready.catch(() => undefined);
  const timer = setTimeout(() => transition.skipTransition(), LONGEST_PICTURE_MS);
  await transition.updateCallbackDone;
  clearTimeout(timer);
}

async function show(next: ShownPage): Promise<void> {
  shown = next;
  pending = false;
  const rendered = new Promise<void>((resolve) => waiting.push(resolve));
  tellListeners();
  await rendered;
}

function tellPending(value: boolean): void {
  pending = value;
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

let count = 0;

export function locationAt(url: URL, params: Params, cause: Cause, state: LocationState = {}): Location {
  const { pathname, search, hash } = url;
  return { pathname, search, hash, params, state, cause, key: count++ };
}
