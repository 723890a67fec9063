import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './routes';

/**
 * Has the next page’s code loaded when somebody points at its link, and its data when they press it, which is a tenth
 * of a second before they let go. Nothing is asked of the server for a link that is merely passed.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
  for (const sign of ['pointerover', 'focusin', 'pointerdown'] as const) {
    addEventListener(sign, (event) => prefetch(event, routes), { passive: true });
  }
}

function prefetch({ target, type }: Event, routes: RouteObject[]): void {
  const link = (target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || savesData()) return;
  const { href, pathname, search } = link;
  if (pathname + search === location.pathname + location.search) return;
  for (const { route, params } of matchRoutes(routes, link) ?? []) {
    const page = (route.handle as PageHandle | undefined)?.load();
    const loading = page?.then(({ loader }) => {
      if (type === 'pointerdown') return loader?.({ params, request: new Request(href) });
    });
    // Whoever follows the link is told.
    loading?.catch(() => undefined);
  }
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
