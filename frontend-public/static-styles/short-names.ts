import { CLASSES } from './static-value';

/** Short names of classes that Panda makes, by their own. */
export type ShortNames = ReadonlyMap<string, string>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OTHERS = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;
const TEXT = new RegExp(`${CLASSES.replaceAll(/[/*]/g, '\\$&')}("(?:[^"\\\\]|\\\\.)*")`, 'g');
/** What every class that Panda makes has in its name, but for the first one of a recipe, and none of ours. */
const PANDAS = /_./;

/**
 * Names for the classes in modules that withStaticStyles has written, the shortest for what stands there most often. The
 * same modules give the same names, on the server and in the browser.
 */
export function shortNames(modules: Iterable<string>): ShortNames {
  const counts = new Map<string, number>();
  for (const module of modules) {
    for (const name of classesIn(module)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const inOrder = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return new Map(inOrder.map(([name], place) => [name, nameAt(place)]));
}

/** The module with the short names in place of the long ones. */
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
