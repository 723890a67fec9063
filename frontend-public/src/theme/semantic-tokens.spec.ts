import { expect, it } from '@jest/globals';
import { contrastOf } from '@passerelle/api-client/shades';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

type Tree = { [name: string]: Tree } & { value?: unknown };
type Theme = 'light' | 'dark';

const at = (from: object, path: string) =>
  path.split('.').reduce((found, name) => found[name] as Tree, from as Tree);

function hexOf(name: string, theme: Theme): string {
  const { base, _dark } = at(semanticTokens.colors, name).value as { base: string; _dark: string };
  const given = theme === 'dark' ? _dark : base;
  const [, scale] = /^\{(.+)\}$/.exec(given) ?? [];
  return scale ? (at(tokens, scale).value as string) : given;
}

const grounds = ['bg.DEFAULT', 'bg.panel', 'bg.sunken', 'bg.muted'];
const texts = ['fg.DEFAULT', 'fg.muted', 'fg.error', 'success.fg', 'brand.fg', 'accent.fg'];
const steps = ['none', 'started', 'underway', 'far', 'almost', 'done'].map((step) => `advance.${step}`);
const code = ['fg', 'comment', 'keyword', 'string', 'number', 'title', 'attribute'];

const pairs: [text: string, grounds: string[]][] = [
  ...texts.map((text): [string, string[]] => [text, grounds]),
  ['brand.contrast', ['brand.solid', 'brand.hover', ...steps]],
  ['brand.fg', ['brand.subtle', 'brand.muted']],
  ['fg.DEFAULT', ['brand.subtle', 'brand.muted', 'accent.subtle']],
  ['accent.fg', ['accent.subtle']],
  ...code.map((part): [string, string[]] => [`code.${part}`, ['code.bg']]),
];

it.each(['light', 'dark'] as const)('text reaches 4.5:1 on every background it is used on (%s)', (theme) => {
  const low = pairs.flatMap(([text, on]) =>
    on
      .map((ground) => ({ text, ground, ratio: contrastOf(hexOf(text, theme), hexOf(ground, theme)) }))
      .filter(({ ratio }) => ratio < 4.5),
  );
  expect(low).toEqual([]);
});

it.each(['light', 'dark'] as const)('outlines of fields and the focus ring reach 3:1 (%s)', (theme) => {
  for (const outline of ['border.field', 'brand.focusRing'])
    for (const ground of ['bg.DEFAULT', 'bg.panel'])
      expect(contrastOf(hexOf(outline, theme), hexOf(ground, theme))).toBeGreaterThanOrEqual(3);
});
