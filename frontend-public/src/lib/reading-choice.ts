import { lastingChoice } from '@passerelle/api-client/lasting-choice';

const KEY = 'reading';

/** Wraps long lines of code instead of scrolling. */
export const WRAPPED_CODE = 'wrapped';

/**
 * Applies the choices before the first paint, as tokens of one attribute that prose.css
 * selects on. Inline, like the theme’s script.
 */
export const readingScript = `(function(){function apply(words){document.documentElement.dataset.reading=words||''}
try{apply(localStorage.getItem('${KEY}'))}catch(e){}
addEventListener('storage',function(e){if(e.key==='${KEY}'||e.key===null)apply(e.newValue)})})()`;

const choice = lastingChoice(KEY, (words) => {
  document.documentElement.dataset['reading'] = words ?? '';
});

export const subscribeReading = choice.subscribe;

/** All tokens, in no order. */
export const readReading = (): string => choice.read() ?? '';

export const isChosen = (words: string, word: string): boolean => words.split(' ').includes(word);

/** Adds a token and removes the alternatives. */
export function chooseReading(word: string, insteadOf: readonly string[]): void {
  const others = readReading()
    .split(' ')
    .filter((known) => !insteadOf.includes(known));
  choice.choose([...others, word].filter(Boolean).join(' ') || null);
}

/** Restores the defaults, except for the wrapping of code. */
export function resetReading(): void {
  choice.choose(isChosen(readReading(), WRAPPED_CODE) ? WRAPPED_CODE : null);
}
