import { CLASSES } from './static-value';

/** Short class names by Panda's class names. */
export type ShortNames = ReadonlyMap<string, string>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OTHERS = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const TEXT = new RegExp(`${CLASSES.replaceAll(/[/*]/g, '\\$&')}("(?:[^"\\\\]|\\\\.)*")`, 'g');
/** Matches all of Panda's class names except base classes of recipes, and none of our own. */
const PANDAS = /_./;

/**
 * Assigns names to the classes in modules written by withStaticStyles, the shortest to the most frequent.
 * Deterministic, so that the server and browser builds agree.
 */
export function shortNames(modules: Iterable<string>): ShortNames {
  const counts = new Map<string, number>();
  for (const module of modules) {
    for (const name of classesIn(module)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const inOrder = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(inOrder.map(([name], place) => [name, nameAt(place)]));
}

/** Replaces the class names in a module by short ones. */
export function withShortNames(module: string, names: ShortNames): string {
  return module.replaceAll(TEXT, (_, text: string) => {
    const classes = (JSON.parse(text) as string).split(' ');
    return JSON.stringify(classes.map((name) => names.get(name) ?? name).join(' '));
  });
}

function classesIn(module: string): string[] {
  const texts = [...module.matchAll(TEXT)].map(([, text]) => JSON.parse(text!) as string);
  return texts.flatMap((text) => text.split(' ')).filter((name) => PANDAS.test(name));
}

/** a … z, then aa, ba … */
function nameAt(place: number): string {
  let name = LETTERS[place % LETTERS.length]!;
  for (
    let rest = Math.floor(place / LETTERS.length);
    rest > 0;
    rest = Math.floor((rest - 1) / OTHERS.length)
  ) {
    name += OTHERS[(rest - 1) % OTHERS.length]!;
  }
  return name;
}
