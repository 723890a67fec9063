/**
 * Takes the focus to where a page begins that has come by a link, as browsers do with one they load: to what the address
 * names, else to the heading, else to where the heading will be. Nothing scrolls, and nothing is drawn around it.
 * @param main what holds the page
 */
export function focusArrival(main: HTMLElement, hash = ''): void {
  focusQuietly(elementNamed(hash) ?? main.querySelector('h1') ?? main);
}

/** Gives the focus to what has none by itself, until it goes on from there; nothing scrolls, nothing is drawn around it. */
export function focusQuietly(start: HTMLElement): void {
  // What takes the focus by itself, such as a field, stays as it is.
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

function elementNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // What nobody can decode names nothing.
    return null;
  }
}

/**
 * Tells the title of the window each time it becomes another one.
 * @returns ends it
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
