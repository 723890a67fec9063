import { lasting } from '@passerelle/api-client/browser-storage';
import { MEMBER } from '@passerelle/api-client/signed-out';

/**
 * State of the last visit, known before the API answers: a member who was signed in does not see the visitor’s
 * buttons, and a started tutorial has its place reserved on the home page.
 */
const hints = [MEMBER, 'continues'] as const;
export type Hint = (typeof hints)[number];

/** Runs in the head and turns each hint into a class of the document. Inline, like the theme’s script. */
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

/** Calls back when another tab changes it. */
export function onHint(hint: Hint, listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === hint) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
