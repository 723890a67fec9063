import { lasting } from './browser-storage.js';

/** Key of the last member on this device who has not signed out; an expired session leaves it. */
export const READER = 'reader';
/** Value of this key after they have signed out in the console: the public site then deletes what they left. */
export const SIGNED_OUT = 'signed-out';
/** Key that exists while somebody is signed in. Open pages follow it. */
export const MEMBER = 'member' as const;

/** Tells the public site, on its open and its next pages, that the member has signed out in the console. */
export function noteSignedOut(): void {
  if (lasting.read(READER) !== null) lasting.keep(READER, SIGNED_OUT);
  lasting.forget(MEMBER);
}
