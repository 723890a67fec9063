import { createHash } from 'node:crypto';
import { shadesOf, type Shades } from '@passerelle/api-client/shades';
import {
  defaultAppearance,
  type Appearance,
  type AppearanceName,
} from '../../platform/settings/appearance.js';

type LinksName = (typeof linkNames)[number];

/**
 * Customizations passed to pages: only those that differ from the built-in ones, so that an unchanged site's pages stay
 * short.
 */
export type SiteLook = Partial<
  Omit<Appearance, (typeof elsewhere)[number] | LinksName | 'accent' | 'expertise'> &
    Record<LinksName | 'expertise', [string, string][]>
> & {
  /** URL of the style sheet with the accent colour. */
  styles?: string;
  realFigures?: true;
};

/** Not used by pages, or passed in another form. */
const elsewhere = [
  'shareImage',
  'mailSender',
  'mailSignature',
  'realFigures',
  'figuresFrom',
] as const satisfies AppearanceName[];
/** Passed as pairs, which are shorter. */
const linkNames = ['menuLinks', 'footerLinks', 'socialLinks'] as const;
const hidden: readonly string[] = [...elsewhere, ...linkNames, 'accent', 'expertise'];

/** @returns undefined when nothing is customized */
export function lookOf(appearance: Appearance): SiteLook | undefined {
  const own = Object.entries(appearance).filter(
    ([name, value]) => !hidden.includes(name) && !isBuiltIn(name as AppearanceName, value),
  );
  const { accent, realFigures, expertise } = appearance;
  const styles = accent ? { styles: `/apparence.css?v=${versionOf(accent)}` } : {};
  const links = linkNames
    .filter((name) => !isBuiltIn(name, appearance[name]))
    .map((name) => [name, appearance[name]!.map(({ label, href }) => [label, href])] as const);
  const subjects = expertise
    ? { expertise: expertise.map(({ code, label }): [string, string] => [code, label]) }
    : {};
  const figures = realFigures ? { realFigures: true as const } : {};
  const look = { ...Object.fromEntries([...own, ...links]), ...subjects, ...styles, ...figures };
  return Object.keys(look).length > 0 ? look : undefined;
}

/** Style sheet that replaces the built-in accent colour in the design system's variables. */
export function accentStyles(accent: string): string {
  const { light, dark } = shadesOf(accent);
  const [day, night] = [variables(light), variables(dark)];
  const withoutScripts = '@media screen and (prefers-color-scheme:dark) and (scripting:none)';
  return `:where(html){${day}}@media screen{.dark{${night}}}${withoutScripts}{:where(html){${night}}}`;
}

/** Hash that changes with the style sheet. */
export function versionOf(accent: string): string {
  return createHash('sha256').update(accentStyles(accent)).digest('hex').slice(0, 12);
}

function isBuiltIn(name: AppearanceName, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultAppearance[name]);
}

function variables(shades: Shades): string {
  return Object.entries(shades)
    .map(
      ([role, colour]) =>
        `--p-colors-brand-${role.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
    )
    .join(';');
}
