import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SYSTEM = join(import.meta.dirname, 'styled-system/css');
const SOURCES = join(import.meta.dirname, 'src');
/** The names of all properties and conditions that Panda knows, as its own code holds them. */
const NAMES = /^const (utilities|conditionsStr) = "([^"]*)"/m;

/**
 * Panda’s code finds the classes of a style by tables of all that could be styled, which would be a tenth of what every
 * page loads of ours. This leaves what no source names out of them.
 */
export function leanStyles(): Plugin {
  let words: ReadonlySet<string>;
  return {
    name: 'lean-styles',
    apply: 'build',
    buildStart() {
      words = wordsOf(SOURCES);
    },
    transform(code, id) {
      if (!id.startsWith(SYSTEM) || !NAMES.test(code)) return undefined;
      const lean = code.replace(
        NAMES,
        (_, name, list: string) => `const ${name} = "${namedIn(words, list)}"`,
      );
      return { code: lean, map: null };
    },
  };
}

/** Every word of the sources below a folder, which is more than they use of the tables. */
function wordsOf(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return new Set(files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\w+/g) ?? []));
}

/** Entries are `name` or `name:class/shorthand/1`, where 1 says that the class is a shorthand, too. */
function namedIn(words: ReadonlySet<string>, list: string): string {
  const isNamed = (entry: string) => entry.split(/[:/]/).some((name) => words.has(name));
  return list.split(',').filter(isNamed).join(',');
}
