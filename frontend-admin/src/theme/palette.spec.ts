import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { palette } from './palette';

/** Loaded by path: the console must not import the public site. */
const themeOf = (file: string) =>
  import(
    pathToFileURL(join(import.meta.dirname, '../../../frontend-public/src/theme', file)).href
  ) as Promise<Record<string, object>>;
const { semanticTokens } = (await themeOf('semantic-tokens.ts')) as { semanticTokens: object };
const { tokens } = (await themeOf('tokens.ts')) as { tokens: object };

interface Tokens {
  [name: string]: Tokens | string | undefined;
}

/** The public site’s token for each colour. Only the console has `errorSubtle`. */
const names: Record<Exclude<keyof typeof palette.light, 'errorSubtle'>, string> = {
  background: 'colors.bg.DEFAULT',
  panel: 'colors.bg.panel',
  sunken: 'colors.bg.sunken',
  text: 'colors.fg.DEFAULT',
  muted: 'colors.fg.muted',
  border: 'colors.border.DEFAULT',
  field: 'colors.border.field',
  brand: 'colors.brand.solid',
  brandHover: 'colors.brand.hover',
  brandContrast: 'colors.brand.contrast',
  brandSubtle: 'colors.brand.subtle',
  accent: 'colors.accent.fg',
  accentSubtle: 'colors.accent.subtle',
  error: 'colors.fg.error',
  shadow: 'shadows.card',
};

const at = (from: object, path: string) =>
  path.split('.').reduce((found, name) => found[name] as Tokens, from as Tokens);

/** Resolves a token: `{colors.paper.50}` refers to the colour scale. */
function valueOf(name: string, theme: keyof typeof palette): string {
  const { value } = at(semanticTokens, name) as unknown as {
    value: { base: string; _dark: string };
  };
  const given = theme === 'dark' ? value._dark : value.base;
  const [, scale] = /^\{(.+)\}$/.exec(given) ?? [];
  return scale ? (at(tokens, scale)['value'] as string) : given;
}

it.each(['light', 'dark'] as const)('the console has the colours of the public site (%s)', (theme) => {
  const { errorSubtle, ...colors } = palette[theme];
  expect(errorSubtle).toMatch(/^#/);
  expect(colors).toEqual(
    Object.fromEntries(Object.entries(names).map(([color, token]) => [color, valueOf(token, theme)])),
  );
});
