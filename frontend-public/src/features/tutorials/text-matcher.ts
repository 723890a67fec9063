import { fold } from '@passerelle/api-client/fold';
import { useEffect, useSyncExternalStore } from 'react';
import type { Matcher } from './analysed-matcher';

type MakeMatcher = (text: string) => Matcher;

let analysed: MakeMatcher | null = null;
const listeners = new Set<() => void>();

/** Loaded with the first search: the analyser is a large chunk. */
export async function loadAnalysedMatcher(): Promise<void> {
  if (analysed) return;
  try {
    analysed = (await import('./analysed-matcher')).analysedMatcher;
    listeners.forEach((listener) => listener());
  } catch (error) {
    // Falls back to literal matching.
    console.error(error);
  }
}

/** @returns the matcher factory; another one once the analyser is loaded */
export function useMatcherOf(text: string): MakeMatcher {
  const hasText = text !== '';
  useEffect(() => {
    if (hasText) void loadAnalysedMatcher();
  }, [hasText]);
  return useSyncExternalStore(subscribe, matcherOf, matcherOf);
}

/** Matches a substring, ignoring case and accents. */
export function literalMatcher(text: string): Matcher {
  const wanted = fold(text);
  return ({ title, description }) => fold(title).includes(wanted) || fold(description).includes(wanted);
}

const either: MakeMatcher = (text) => {
  const [literally, byWords] = [literalMatcher(text), analysed!(text)];
  return (tutorial) => literally(tutorial) || byWords(tutorial);
};

const matcherOf = (): MakeMatcher => (analysed ? either : literalMatcher);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
