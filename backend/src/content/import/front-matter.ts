import { fold } from '@passerelle/api-client/fold';
import { beginningOf, lengthOf } from '@passerelle/api-client/text-length';
import { DAY_MS } from '@passerelle/api-client/durations';
import { normalTags, TAG_SIGN } from '../tutorials/tags.js';
import { MAX_AUTHORS, signatureOf } from '../tutorials/signature.js';
import type { SignedAuthor } from '../tutorials/tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';
import { dateInPath, parseDate } from './article-date.js';
import { fieldsOf, isEmpty, isRecord, listOf, singleLine, type Fields } from './fields.js';
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
  /** Whether followers may be notified: the text is recent, according to its file. */
  isNews: boolean;
  licence: string | null;
  source: string | null;
  image: string | null;
  /** Description of the cover picture. */
  imageAlt: string | null;
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
  header: Record<string, unknown>,
  path: string,
  domains: KnownDomain[],
  warn: (message: string) => void,
): FrontMatter {
  const fields = fieldsOf(header);
  const short = (value: unknown, key: string, max: number): string | null => {
    const text = singleLine(value);
    if (text === null && !isEmpty(value)) warn(`${key} : ce n’est pas un texte, laissé de côté`);
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
  const key = isEmpty(fields.get('authors')) ? 'author' : 'authors';
  const authors = listOf(fields.get(key)).filter((one) => !isEmpty(one));
  if (authors.length > MAX_AUTHORS) warn(`${key} : les ${MAX_AUTHORS} premiers sont gardés`);
  const signed = authors.slice(0, MAX_AUTHORS).map((one) => readAuthor(one, key));
  const { authorId, ...signature } = signatureOf(signed.length > 0 ? signed : [readAuthor(undefined, key)]);
  return {
    title: readTitle(fields.get('title')),
    description: plain(short(fields.get('description'), 'description', 1000) ?? ''),
    domainId: readDomain(fields.get('domain'), domains),
    difficulty: readDifficulty(fields.get('difficulty'), warn),
    tags: readTags(fields, warn),
    ...signature,
    ...readDate(fields, path, warn),
    licence: short(fields.get('licence') ?? fields.get('license'), 'licence', 200),
    source: singleLine(fields.get('source'))?.slice(0, 500) ?? null,
    image: singleLine(fields.get('image')),
    imageAlt: short(fields.get('imagealt'), 'imageAlt', 300),
    links: readLinks(fields.get('links')),
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
  if (isEmpty(value)) return null;
  const difficulty = difficulties[fold(singleLine(value) ?? '')];
  if (!difficulty) warn('difficulté inconnue : laissée de côté');
  return difficulty ?? null;
}

/** In a text without commas and semicolons, spaces separate tags, as in Jekyll; the field `tag` is a single tag. */
function readTags(fields: Fields, warn: (message: string) => void): string[] {
  const given = fields.get('tags');
  const text = singleLine(given);
  const items = text === null ? listOf(given) : text.split(/[,;]/.test(text) ? /[,;]/ : ' ');
  const all = [...items, ...listOf(fields.get('tag'))];
  if (all.some((item) => singleLine(item) === null && !isEmpty(item)))
    warn('étiquettes qui ne sont pas des textes, laissées de côté');
  const texts = all
    .flatMap((item) => (singleLine(item) ?? '').split(','))
    .map((item) => beginningOf(item.trim().replace(/^#(?=[\p{L}\p{N}])/u, ''), 100));
  const unnamed = texts.filter((text) => text && !TAG_SIGN.test(text));
  if (unnamed.length > 0)
    warn(`étiquettes sans lettre ni chiffre, laissées de côté : « ${unnamed.join(' », « ')} »`);
  const tags = normalTags(texts.filter((text) => TAG_SIGN.test(text)));
  if (tags.length > MAX_TAGS) warn(`${tags.length} étiquettes : les ${MAX_TAGS} premières sont gardées`);
  return tags.slice(0, MAX_TAGS);
}

/** Fields in which programs store the date of publication, the most common first. */
const DATE_KEYS = (
  'date publishdate publisheddate publishedat publishedon pubdate pubdatetime publicationdate datepublished ' +
  'datepublication datedepublication published created createdat datecreated datecreation'
).split(' ');
/** Followers of a domain are not notified of older texts. */
const NEWS_MS = 7 * DAY_MS;

/** The date in the header, or else in the path; the time of the import if there is none. */
function readDate(
  fields: Fields,
  path: string,
  warn: (message: string) => void,
): Pick<FrontMatter, 'date' | 'isNews'> {
  const now = new Date();
  const inPath = dateInPath(path);
  const given = [
    ...DATE_KEYS.map((key) => ({ key, text: shownDate(fields.get(key)) })),
    ...(inPath ? [{ key: 'nom du fichier', text: inPath }] : []),
  ].filter(({ key, text }) => text !== null && !(key === 'published' && !/\d{4}/.test(text)));
  let isInvalid = false;
  for (const [at, { key, text }] of given.entries()) {
    const date = parseDate(text!);
    if (date) return { date, isNews: date.getTime() > now.getTime() - NEWS_MS };
    isInvalid = true;
    const next = at === given.length - 1 ? 'la date du jour la remplace' : 'laissée de côté';
    warn(`date invalide (${key} : ${truncate(text!, 40)}) : ${next}`);
  }
  return { date: now, isNews: !isInvalid };
}

const shownDate = (value: unknown): string | null =>
  singleLine(value) ?? (isEmpty(value) ? null : JSON.stringify(value));

/** Without Markdown marks, since descriptions are plain text. */
function plain(text: string): string {
  return text.replace(/`(?=\S)([^`]*)(?<=\S)`/g, '$1').replace(/(\*\*|~~)(?=\S)([^*~]*)(?<=\S)\1/g, '$2');
}
