import { createHash } from 'node:crypto';
import { shadesOf, type Shades } from '@passerelle/api-client/shades';
import {
  defaultAppearance,
  type Appearance,
  type AppearanceName,
} from '../../platform/settings/appearance.js';

type LinksName = (typeof linkNames)[number];

/** What pages are told of it: nothing that is built in, so that those of a site as it comes are no longer than they were. */
export type SiteLook = Partial<
  Omit<Appearance, (typeof elsewhere)[number] | LinksName | 'accent' | 'expertise'> &
    Record<LinksName | 'expertise', [string, string][]>
> & {
  /** The sheet of the site’s own colour. */
  styles?: string;
  realFigures?: true;
};

/** Of no use to pages, or theirs in another form. */
const elsewhere = [
  'shareImage',
  'mailSender',
  'mailSignature',
  'realFigures',
  'figuresFrom',
] as const satisfies AppearanceName[];
/** Told in pairs, as short as pages have their own. */
const linkNames = ['menuLinks', 'footerLinks', 'socialLinks'] as const;
const hidden: readonly string[] = [...elsewhere, ...linkNames, 'accent', 'expertise'];

/** @returns undefined where all is as it comes */
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

/** The site’s own colour in place of the built-in one, in the words of the design system’s sheet. */
export function accentStyles(accent: string): string {
  const { light, dark } = shadesOf(accent);
  const [day, night] = [variables(light), variables(dark)];
  const withoutScripts = '@media screen and (prefers-color-scheme:dark) and (scripting:none)';
  return `:where(html){${day}}@media screen{.dark{${night}}}${withoutScripts}{:where(html){${night}}}`;
}

/** Changes whenever the sheet does. */
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
