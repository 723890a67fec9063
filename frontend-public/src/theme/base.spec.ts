import { describe, expect, it } from '@jest/globals';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base } from './base';
import { tokens } from './tokens';
import { semanticTokens } from './semantic-tokens';

interface Utility {
  shorthand?: string | string[];
  values?: unknown;
  transform?: unknown;
}
type Utilities = Record<string, Utility>;

const sources = join(import.meta.dirname, '..');
const text = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'))
  .map((name) => readFileSync(join(sources, name), 'utf8'))
  .join('\n');

/** Names that stand where a style property or a condition may: `name=`, `name:`, or `name` alone among properties. */
const used = new Set(text.match(/(?<=[\s{(,])_?[a-zA-Z]+(?=[=:?]|\s*\/?>|\n)/g));

/** Their values in use are CSS as it stands, or they name something else. */
const plain = ['backdropFilter', 'contrast', 'filter', 'focusRing', 'transform', 'transition', 'translate'];

const shortNames = ({ shorthand }: Utility) => [shorthand ?? []].flat();
const names = (utilities: Utilities) =>
  Object.entries(utilities).flatMap(([name, utility]) => [name, ...shortNames(utility)]);

describe('the base of the design system', () => {
  it('knows every condition in use', () => {
    const known = Object.keys({ ...base.conditions, dark: '', light: '' });
    const wanted = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) => used.has(`_${name}`));
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('knows every style property in use that is more than its CSS', () => {
    const categories = Object.keys({ ...tokens, ...semanticTokens, breakpoints: {} });
    const isMore = ({ values, transform }: Utility) =>
      transform !== undefined || categories.includes(values as string);
    const wanted = Object.entries(defaultBaseConfig.utilities as Utilities)
      .flatMap(([name, utility]) => (isMore(utility) ? [name, ...shortNames(utility)] : shortNames(utility)))
      .filter((name) => used.has(name) && !plain.includes(name));
    expect(wanted.length).toBeGreaterThan(40);
    const known = names(base.utilities as Utilities);
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
  });
});
