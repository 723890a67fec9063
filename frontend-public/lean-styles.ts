import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SYSTEM = join(import.meta.dirname, 'styled-system/css');
const SOURCES = join(import.meta.dirname, 'src');
/** The lists of all properties and conditions in Panda’s generated code. */
const NAMES = /^const (utilities|conditionsStr) = "([^"]*)"/m;

/**
 * Panda’s runtime code contains tables of everything that could be styled, which would be a tenth of our scripts on every
 * page. This plugin drops the entries that no source file names.
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

/** All words in the source files below a folder; may keep a few entries too many. */
function wordsOf(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return new Set(files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/\w+/g) ?? []));
}

/** @param list entries `name` or `name:class/shorthand/1`, where 1 marks the class as a shorthand, too */
function namedIn(words: ReadonlySet<string>, list: string): string {
  const isNamed = (entry: string) => entry.split(/[:/]/).some((name) => words.has(name));
  return list.split(',').filter(isNamed).join(',');
}
