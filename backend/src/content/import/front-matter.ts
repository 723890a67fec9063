import { siteZone } from '../../platform/zone/site-zone.js';
import { TZDate } from '@date-fns/tz';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf, lengthOf } from '@passerelle/api-client/text-length';
import { normalTags } from '../tutorials/tags.js';
import { MAX_AUTHORS, signatureOf } from '../tutorials/signature.js';
import type { SignedAuthor } from '../tutorials/tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';
import { Refusal } from './refusal.js';

const MAX_TAGS = 20;
const UNKNOWN_AUTHOR = 'Auteur inconnu';

/** Validated front matter. Images are links as written. */
export interface FrontMatter {
  title: string;
  /** Empty if missing. */
  description: string;
  domainId: number;
  difficulty: Difficulty | null;
  tags: string[];
  authorName: string;
  authorBio: string | null;
  authorAvatar: string | null;
  /** Set when there are several. */
  authors: SignedAuthor[] | null;
  date: Date;
  licence: string | null;
  source: string | null;
  image: string | null;
  /** Original image links of an export, by their link in this file. */
  links: ReadonlyMap<string, string>;
}

/** A domain that front matter may name. */
export interface KnownDomain {
  id: number;
  slug: string;
  name: string;
  /** Whether this is a former name; present names come first. */
  isFormer?: boolean;
}

/**
 * Validates front matter. Invalid optional fields are dropped with a warning.
 * @throws Refusal when the title or the domain is missing or invalid
 */
export function readFrontMatter(
  data: Record<string, unknown>,
  domains: KnownDomain[],
  warn: (message: string) => void,
): FrontMatter {
  const short = (value: unknown, key: string, max: number): string | null => {
    const text = singleLine(value);
    if (text === null && value !== undefined && value !== null && value !== '')
      warn(`${key} : ce n’est pas un texte, laissé de côté`);
    if (text !== null && lengthOf(text) > max) warn(`${key} : texte coupé à ${max} caractères`);
    return text && truncate(text, max);
  };
  const readAuthor = (value: unknown, key: string): SignedAuthor => {
    const author = isRecord(value) ? value : { name: value };
    return {
      id: null,
      name: short(author['name'], key, 200) ?? UNKNOWN_AUTHOR,
      bio: short(author['bio'], `${key}.bio`, 2000),
      avatar: singleLine(author['avatar']),
    };
  };
  const several = Array.isArray(data['authors']) ? (data['authors'] as unknown[]) : [];
  if (several.length > MAX_AUTHORS) warn(`authors : les ${MAX_AUTHORS} premiers sont gardés`);
  const authors = several.slice(0, MAX_AUTHORS).map((one) => readAuthor(one, 'authors'));
  const { authorId, ...signature } = signatureOf(
    authors.length > 0 ? authors : [readAuthor(data['author'], 'author')],
  );
  return {
    title: readTitle(data['title']),
    description: plain(short(data['description'], 'description', 1000) ?? ''),
    domainId: readDomain(data['domain'], domains),
    difficulty: readDifficulty(data['difficulty'], warn),
    tags: readTags(data['tags'], warn),
    ...signature,
    date: readDate(data['date'], warn),
    licence: short(data['licence'] ?? data['license'], 'licence', 200),
    source: singleLine(data['source'])?.slice(0, 500) ?? null,
    image: singleLine(data['image']),
    links: readLinks(data['links']),
  };
}

/** Truncates at a word boundary; the ellipsis counts towards the limit. */
export function truncate(text: string, max: number): string {
  if (lengthOf(text) <= max) return text;
  const kept = beginningOf(text, max - 1);
  const space = kept.lastIndexOf(' ');
  return `${(space > max / 2 ? kept.slice(0, space) : kept).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}

function readTitle(value: unknown): string {
  const title = singleLine(value);
  if (!title) throw new Refusal('le titre (title) manque');
  if (lengthOf(title) > 200) throw new Refusal(`le titre compte ${lengthOf(title)} caractères, 200 au plus`);
  return title;
}

function readDomain(value: unknown, domains: KnownDomain[]): number {
  const current = domains.filter(({ isFormer }) => !isFormer);
  const known = `domaines connus : ${current.map(({ slug }) => slug).join(', ')}`;
  const wanted = singleLine(value);
  if (!wanted) throw new Refusal(`le domaine (domain) manque ; ${known}`);
  const key = fold(wanted);
  const found = domains.find(({ slug, name }) => fold(slug) === key || fold(name) === key);
  if (!found) throw new Refusal(`domaine inconnu « ${truncate(wanted, 60)} » ; ${known}`);
  return found.id;
}

/** Written by our own export; see `markdownFile`. */
function readLinks(value: unknown): ReadonlyMap<string, string> {
  const links = isRecord(value) ? Object.entries(value) : [];
  return new Map(links.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

const difficulties: Record<string, Difficulty> = {
  beginner: 'beginner',
  debutant: 'beginner',
  intermediate: 'intermediate',
  intermediaire: 'intermediate',
  advanced: 'advanced',
  avance: 'advanced',
};

function readDifficulty(value: unknown, warn: (message: string) => void): Difficulty | null {
  if (value === undefined || value === null || value === '') return null;
  const difficulty = difficulties[fold(singleLine(value) ?? '')];
  if (!difficulty) warn('difficulté inconnue : laissée de côté');
  return difficulty ?? null;
}

function readTags(value: unknown, warn: (message: string) => void): string[] {
  const list: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const texts = list
    .flatMap((item) => (singleLine(item) ?? '').split(','))
    .map((text) => beginningOf(text.trim(), 100));
  const tags = normalTags(texts.filter(Boolean));
  if (tags.length > MAX_TAGS) warn(`${tags.length} étiquettes : les ${MAX_TAGS} premières sont gardées`);
  return tags.slice(0, MAX_TAGS);
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A date without time zone is in the site's; without a time it means midnight. */
function readDate(value: unknown, warn: (message: string) => void): Date {
  const now = new Date();
  if (value === undefined || value === null || value === '') return now;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] =
    DATE.exec(singleLine(value) ?? '') ?? [];
  const numbers = [
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  ] as const;
  const wanted = new Date(Date.UTC(...numbers, Number(fraction.padEnd(3, '0'))));
  const same = [
    wanted.getUTCFullYear(),
    wanted.getUTCMonth(),
    wanted.getUTCDate(),
    wanted.getUTCHours(),
    wanted.getUTCMinutes(),
  ];
  if (!year || Number(year) < 1000 || same.some((part, at) => part !== numbers[at])) {
    warn('date invalide : la date du jour la remplace');
    return now;
  }
  if (!zone) return new Date(new TZDate(...numbers, wanted.getUTCMilliseconds(), siteZone()).getTime());
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return new Date(wanted.getTime() - offset * 60_000);
}

/** A single line of text; null if missing or empty. */
export function singleLine(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).replace(/\s+/g, ' ').trim() || null;
}

/** Without Markdown marks, since descriptions are plain text. */
function plain(text: string): string {
  return text.replace(/`(?=\S)([^`]*)(?<=\S)`/g, '$1').replace(/(\*\*|~~)(?=\S)([^*~]*)(?<=\S)\1/g, '$2');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
