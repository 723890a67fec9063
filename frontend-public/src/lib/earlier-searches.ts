import { lasting } from '@passerelle/api-client/browser-storage';
import { useMemo, useSyncExternalStore } from 'react';

const KEY = 'searches';
const MOST = 20;
/** Stored instead of searches when they must not be kept. */
const REFUSED = 'off';

export interface EarlierSearches {
  /** Whether new searches are kept on this device. */
  isKept: boolean;
  /** Newest first, without duplicates. */
  texts: readonly string[];
}

const listeners = new Set<() => void>();

/** Earlier searches, stored in the browser only and never sent. */
export function useEarlierSearches(): EarlierSearches {
  const kept = useSyncExternalStore(
    subscribe,
    () => lasting.read(KEY),
    () => null,
  );
  return useMemo(() => ({ isKept: kept !== REFUSED, texts: textsIn(kept) }), [kept]);
}

export function keepSearch(text: string): void {
  const kept = lasting.read(KEY);
  if (!text || kept === REFUSED) return;
  write([text, ...textsIn(kept).filter((other) => other !== text)]);
}

export function forgetSearch(text: string): void {
  write(textsIn(lasting.read(KEY)).filter((other) => other !== text));
}

export function forgetSearches(): void {
  if (lasting.read(KEY) !== REFUSED) write([]);
}

/** Turning it off also deletes the stored ones. */
export function chooseToKeepSearches(isKept: boolean): void {
  if (isKept) write([]);
  else put(REFUSED);
}

function write(texts: readonly string[]): void {
  put(texts.length > 0 ? JSON.stringify(texts.slice(0, MOST)) : null);
}

function put(value: string | null): void {
  if (value === null) lasting.forget(KEY);
  else lasting.keep(KEY, value);
  listeners.forEach((listener) => listener());
}

function textsIn(kept: string | null): string[] {
  try {
    const texts = JSON.parse(kept ?? '[]') as unknown;
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
