/**
 * After a client-side navigation, focuses the target that browsers focus on a page load: the element named by
 * the hash, else the heading, else `main`. Does not scroll or draw an outline.
 * @param main the page's container
 */
export function focusArrival(main: HTMLElement, hash = ''): void {
  focusQuietly(elementNamed(hash) ?? main.querySelector('h1') ?? main);
}

/** Focuses an element that is not focusable by itself, until blur. Does not scroll or draw an outline. */
export function focusQuietly(start: HTMLElement): void {
  // Focusable elements, such as fields, need no `tabindex`.
  if (start.tabIndex < 0 && !start.hasAttribute('tabindex')) {
    start.tabIndex = -1;
    start.style.outline = 'none';
    start.addEventListener(
      'blur',
      () => {
        start.removeAttribute('tabindex');
        start.style.removeProperty('outline');
      },
      { once: true },
    );
  }
  start.focus({ preventScroll: true });
}

/**
 * The element that a hash names. The site's own ids begin with `_`, so that no heading of a text can have them; earlier
 * addresses name them without it.
 */
export function elementNamed(hash: string): HTMLElement | null {
  try {
    const name = decodeURIComponent(hash.slice(1));
    return name ? (document.getElementById(name) ?? document.getElementById(`_${name}`)) : null;
  } catch {
    // A malformed hash names no element.
    return null;
  }
}

/**
 * Calls back whenever the window title changes.
 * @returns stops watching
 */
export function watchTitle(tell: (title: string) => void): () => void {
  let told = document.title;
  const watcher = new MutationObserver(() => {
    if (!document.title || document.title === told) return;
    told = document.title;
    tell(told);
  });
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
}
