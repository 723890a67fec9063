import { lastingChoice } from './lasting-choice';

const KEY = 'reading';

/** That long lines of code are broken rather than scrolled. */
export const WRAPPED_CODE = 'wrapped';

/**
 * Puts what was chosen on the document before anything is painted, as words of one attribute that the style sheet reads
 * (prose.css). It stands in the page itself, like the theme’s script.
 */
export const readingScript = `(function(){function apply(words){document.documentElement.dataset.reading=words||''}
try{apply(localStorage.getItem('${KEY}'))}catch(e){}
addEventListener('storage',function(e){if(e.key==='${KEY}'||e.key===null)apply(e.newValue)})})()`;

const choice = lastingChoice(KEY, (words) => {
  document.documentElement.dataset['reading'] = words ?? '';
});

export const subscribeReading = choice.subscribe;

/** All words at once, in no order. */
export const readReading = (): string => choice.read() ?? '';

export const isChosen = (words: string, word: string): boolean => words.split(' ').includes(word);

/** Adds one word in place of others. */
export function chooseReading(word: string, insteadOf: readonly string[]): void {
  const others = readReading()
    .split(' ')
    .filter((known) => !insteadOf.includes(known));
  choice.choose([...others, word].filter(Boolean).join(' ') || null);
}

/** Goes back to what nobody has chosen; code stays as it is. */
export function resetReading(): void {
  choice.choose(isChosen(readReading(), WRAPPED_CODE) ? WRAPPED_CODE : null);
}
