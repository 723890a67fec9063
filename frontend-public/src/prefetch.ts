import { matchPage, type PageRoute } from './router/page-routes';

/**
 * Loads the next page's chunk on hover or focus, and its data on press, about 100 ms before the click. Hovering
 * requests no data, which would count as a view.
 */
export function prefetchOnIntent(routes: readonly PageRoute[]): void {
  for (const sign of ['pointerover', 'focusin', 'pointerdown'] as const) {
    addEventListener(sign, (event) => prefetch(event, routes), { passive: true });
  }
}

function prefetch(event: Event, routes: readonly PageRoute[]): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || savesData()) return;
  const { href, pathname, search } = link;
  if (pathname + search === location.pathname + location.search) return;
  const match = matchPage(routes, pathname);
  const loading = match?.route.load().then(({ loader }) => {
    if (isFollowed(event)) return loader?.({ params: match.params, url: new URL(href) });
  });
  // Errors are reported by the navigation itself.
  loading?.catch(() => undefined);
}

/**
 * Whether a press is a plain mouse click. A touch may start a scroll, and other buttons or modifier keys open a menu or
 * another tab.
 */
function isFollowed(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointerdown') return false;
  const { pointerType, button, ctrlKey, metaKey, shiftKey } = event;
  return pointerType === 'mouse' && button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
