import { lasting } from '@passerelle/api-client/browser-storage';

const KEY = 'member';

/**
 * Runs in the head of every page: whoever was signed in the last time is not shown the visitor’s buttons while the
 * server is asked again. It stands in the page itself, like the theme’s script.
 */
export const memberHintScript = `(function(){try{if(localStorage.getItem('${KEY}'))
document.documentElement.classList.add('${KEY}')}catch(e){}})()`;

export function hasMemberHint(): boolean {
  return document.documentElement.classList.contains(KEY);
}

export function keepMemberHint(isMember: boolean): void {
  document.documentElement.classList.toggle(KEY, isMember);
  if (isMember) lasting.keep(KEY, '1');
  else lasting.forget(KEY);
}

/** Calls back when a member has come or gone in another tab. */
export function onMemberHint(listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
