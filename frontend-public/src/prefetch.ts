import { matchPage, type PageRoute } from './router/page-routes';

/**
 * Has the next page’s code loaded when somebody points at its link, and its data when they press it, which is a tenth
 * of a second before they let go. A link that is merely passed asks for no data, which would count as a reading.
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
  // Whoever follows the link is told.
  loading?.catch(() => undefined);
}

/** A finger that comes down may be about to scroll, and other presses open a menu or another tab. */
function isFollowed(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointerdown') return false;
  const { pointerType, button, ctrlKey, metaKey, shiftKey } = event;
  return pointerType === 'mouse' && button === 0 && !ctrlKey && !metaKey && !shiftKey;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
