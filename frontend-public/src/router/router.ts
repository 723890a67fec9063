import { elementNamed } from '@passerelle/api-client/arrival';
import type { Location, Cause, LocationState, Params } from './location';
import { matchPage, type LoadedPage, type PageMatch, type PageRoute } from './page-routes';

/** The page displayed inside the layout. */
export interface ShownPage {
  location: Location;
  /** Undefined if it failed to load. */
  page: LoadedPage | undefined;
}

interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepsScroll?: boolean;
  state?: LocationState;
}

/** Options of `navigate` for the `navigate` event handler. */
type NavigationInfo = Pick<NavigateOptions, 'keepsScroll'>;

/** Without the Navigation API, other pages load as documents; only navigation within a page is client-side. */
const hasNavigation = typeof window !== 'undefined' && 'navigation' in window;

/** Duration of a new page's fade-in, in milliseconds. */
const FADE_MS = 140;

/**
 * Keys of history entries that the reader left before their page appeared. The browser has stored the scroll position of
 * the page before for them.
 */
const neverShown = new Set<string>();

let routes: readonly PageRoute[] = [];
let shown: ShownPage;
let pending = false;
const listeners = new Set<() => void>();
/** Resolvers of promises that wait for the page to be rendered. */
let waiting: (() => void)[] = [];

export const shownPage = (): ShownPage => shown;

/** Whether another page is loading. A new navigation would cancel it. */
export const isNavigating = (): boolean => pending;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called after `shownPage()` is rendered. */
export function tellRendered(): void {
  const rendered = waiting;
  waiting = [];
  for (const resolve of rendered) resolve();
}

/**
 * Intercepts navigations to the site's pages. Addresses without a route may be files or server-rendered pages, and are
 * left to the browser.
 */
export function startRouter(given: readonly PageRoute[], first: ShownPage): void {
  routes = given;
  shown = first;
  goToOwnId();
  addEventListener('hashchange', goToOwnId);
  if (hasNavigation) {
    navigation.addEventListener('navigate', follow);
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      // Intercepted navigations update the location with their page.
      if (!navigation.transition) arrive(navigationType ?? 'replace');
    });
  } else {
    addEventListener('popstate', () => arrive('traverse'));
  }
}

/** Navigates like a link. Resolves when the page is rendered, or another navigation has started. */
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
  // Removes a lone `?`.
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
      const { key } = navigation.currentEntry!;
      const isNew = navigationType !== 'traverse' || neverShown.has(key);
      neverShown.add(key);
      const page = await loadPage(match, url);
      if (signal.aborted) return;
      neverShown.delete(key);
      const state = (destination.getState() ?? {}) as LocationState;
      const isElsewhere = url.pathname !== shown.location.pathname;
      await show({ page, location: locationAt(url, match.params, navigationType, state) });
      if (signal.aborted) return;
      if (isElsewhere) fadeIn();
      if (info?.keepsScroll) return;
      if (isNew) scrollToStart(event, url, isElsewhere);
      else scrollAtOnce(event);
    },
  });
}

/**
 * Scrolls smoothly to the hash unless reduced motion is preferred (in the style sheet), on another page from its top.
 * Otherwise jumps to the top, instantly.
 */
function scrollToStart(event: NavigateEvent, { hash }: URL, isElsewhere: boolean): void {
  // The target may only be there once the page has its data.
  if (isElsewhere || !hash) scrollTo({ top: 0, behavior: 'instant' });
  if (hash) event.scroll();
  goToOwnId();
}

/** Corrects an earlier address that names an element of the page without the prefix of its id. */
function goToOwnId(): void {
  const element = elementNamed(location.hash);
  if (element?.id.startsWith('_') && location.hash !== `#${element.id}`) location.replace(`#${element.id}`);
}

/** Restores the scroll position, instantly. */
function scrollAtOnce(event: NavigateEvent): void {
  const { documentElement: root } = document;
  root.style.scrollBehavior = 'auto';
  // Reading a layout property forces the style to apply.
  root.getBoundingClientRect();
  event.scroll();
  // The browser restores the scroll position in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty('scroll-behavior')));
}

/**
 * Whether to intercept a navigation: no downloads, no form submissions, and no full document loads requested by script,
 * such as `location.assign`.
 */
function isOurs(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (navigationType === 'traverse') return true;
  const isFollowed = event.userInitiated || Boolean(event.sourceElement) || event.info !== undefined;
  return navigationType !== 'reload' && isFollowed;
}

/** Handles an address that changed without interception, usually a hash on the same page. */
function arrive(cause: Cause, state: LocationState = {}): void {
  const url = new URL(location.href);
  const match = matchPage(routes, url.pathname);
  if (!match) return;
  const next = locationAt(url, match.params, cause, state);
  if (url.pathname === shown.location.pathname) void show({ page: shown.page, location: next });
  // A navigation within the page cancelled the one to another page.
  else void loadPage(match, url).then((page) => show({ page, location: next }));
}

async function loadPage({ route, params }: PageMatch, url: URL): Promise<LoadedPage | undefined> {
  try {
    const page = await route.load();
    // The page itself shows failed requests.
    page.loader?.({ params, url }).catch(() => undefined);
    return page;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Not a view transition: while one runs, the browser drops clicks on the page. */
function fadeIn(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
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
