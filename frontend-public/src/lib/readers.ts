import { lasting } from '@passerelle/api-client/browser-storage';
import { READER, SIGNED_OUT } from '@passerelle/api-client/signed-out';
import { forgetSearches } from './earlier-searches';
import { forgetFavorites } from './kept-favorites';
import { keepHint } from './page-hint';
import { forgetUnsentTexts, handOverUnsentTexts } from './unsent-texts';

/** Last member on this page. */
let known: number | null = null;
const listeners = new Set<() => void>();

/**
 * Called when the page learns who is signed in. One person's data on the device is never shown to another: it is deleted
 * when somebody else signs in, and their texts disappear from open forms.
 * @param reader the member's id; null for a visitor
 */
export function noteReader(reader: number | null): void {
  if (reader === null) {
    if (lasting.read(READER) === SIGNED_OUT) forgetReader();
    // Signed out, here or in another tab; after an expired session the same member usually returns.
    if (known !== null && lasting.read(READER) === null) emptyForms();
    return;
  }
  const last = lasting.read(READER);
  if (last !== null && last !== String(reader)) forgetPerson();
  lasting.keep(READER, String(reader));
  handOverUnsentTexts(reader);
  if (known !== null && known !== reader) emptyForms();
  known = reader;
}

/** Called when the member has signed out or deleted their account. */
export function forgetReader(): void {
  forgetPerson();
  lasting.forget(READER);
}

/** Calls back when open forms must be emptied. @returns stops */
export function onOtherReader(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forgetPerson(): void {
  forgetSearches();
  forgetFavorites();
  keepHint('continues', false);
  forgetUnsentTexts();
}

function emptyForms(): void {
  known = null;
  listeners.forEach((listener) => listener());
}
