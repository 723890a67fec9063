import { lasting } from '@passerelle/api-client/browser-storage';

/**
 * What held the last time, known before the server is asked again: somebody was signed in, and is not shown the visitor’s
 * buttons; a text was begun, and has its place at the top of the home page.
 */
const hints = ['member', 'continues'] as const;
export type Hint = (typeof hints)[number];

/** Runs in the head of every page, and makes each hint a class of the document. It stands in the page, like the theme’s. */
export const hintScript = `(function(){try{${JSON.stringify(hints)}.forEach(function(k){if(localStorage.getItem(k))
document.documentElement.classList.add(k)})}catch(e){}})()`;

export function hasHint(hint: Hint): boolean {
  return document.documentElement.classList.contains(hint);
}

export function keepHint(hint: Hint, holds: boolean): void {
  document.documentElement.classList.toggle(hint, holds);
  if (holds) lasting.keep(hint, '1');
  else lasting.forget(hint);
}

/** Calls back when another tab has changed it. */
export function onHint(hint: Hint, listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === hint) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
