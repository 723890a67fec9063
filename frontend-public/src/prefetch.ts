import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the next page when the reader points at a link, or moves the focus to it. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  for (const sign of ['pointerover', 'focusin'] as const)
    addEventListener(sign, ({ target }) => prefetch(target as Element, routes), { passive: true });
}

function prefetch(target: Element, routes: RouteObject[]): void {
  const link = target.closest?.('a');
  if (!link || link.origin !== location.origin || link.target || savesData()) return;
  const route = matchRoutes(routes, link.pathname)?.at(-1)?.route;
  // Errors are reported by the navigation itself.
  if (typeof route?.lazy === 'function') route.lazy().catch(() => undefined);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
