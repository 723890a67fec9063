import { lastingChoice } from '@passerelle/api-client/lasting-choice';
import { useMemo, useSyncExternalStore } from 'react';

const stored = lastingChoice('searches');
const MOST = 20;
/** Stored instead of searches when they must not be kept. */
const REFUSED = 'off';

export interface EarlierSearches {
  /** Whether new searches are kept on this device. */
  isKept: boolean;
  /** Newest first, without duplicates. */
  texts: readonly string[];
}

/** Earlier searches, stored in the browser only and never sent. */
export function useEarlierSearches(): EarlierSearches {
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => ({ isKept: kept !== REFUSED, texts: textsIn(kept) }), [kept]);
}

export function keepSearch(text: string): void {
  const kept = stored.read();
  if (!text || kept === REFUSED) return;
  write([text, ...textsIn(kept).filter((other) => other !== text)]);
}

export function forgetSearch(text: string): void {
  write(textsIn(stored.read()).filter((other) => other !== text));
}

export function forgetSearches(): void {
  if (stored.read() !== REFUSED) write([]);
}

/** Turning it off also deletes the stored ones. */
export function chooseToKeepSearches(isKept: boolean): void {
  if (isKept) write([]);
  else stored.choose(REFUSED);
}

function write(texts: readonly string[]): void {
  stored.choose(texts.length > 0 ? JSON.stringify(texts.slice(0, MOST)) : null);
}

function textsIn(kept: string | null): string[] {
  try {
    const texts = JSON.parse(kept ?? '[]') as unknown;
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
