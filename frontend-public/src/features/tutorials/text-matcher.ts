import { fold } from '@passerelle/api-client/fold';
import { useEffect, useSyncExternalStore } from 'react';
import type { Matcher } from './analysed-matcher';

type MakeMatcher = (text: string) => Matcher;

let analysed: MakeMatcher | null = null;
const listeners = new Set<() => void>();

/** The analyser weighs something: it comes when the first text does. */
export async function loadAnalysedMatcher(): Promise<void> {
  if (analysed) return;
  try {
    analysed = (await import('./analysed-matcher')).analysedMatcher;
    listeners.forEach((listener) => listener());
  } catch (error) {
    // Then texts are found to the letter.
    console.error(error);
  }
}

/** @returns what makes a matcher of a text, another function once the analyser is there */
export function useMatcherOf(text: string): MakeMatcher {
  const hasText = text !== '';
  useEffect(() => {
    if (hasText) void loadAnalysedMatcher();
  }, [hasText]);
  return useSyncExternalStore(subscribe, matcherOf, matcherOf);
}

/** Finds a text to the letter, but for case and accents, and once the analyser is there by its words as well. */
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
