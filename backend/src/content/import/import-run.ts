import { fold } from '@passerelle/api-client/fold';
import { lengthOf } from '@passerelle/api-client/text-length';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { withImageLinks } from '../markdown/source/image-links.js';
import type { ImportedText, ImportedTutorial } from '../tutorials/tutorial-input.js';
import { checksum } from './article-images.js';
import type { FrontMatter, KnownDomain } from './front-matter.js';
import type { KnownTutorials } from './known-tutorials.js';
import type { Article } from './read-article.js';
import { Refusal } from './refusal.js';
import type { RunLinks } from './run-links.js';
import type { RunImages } from './run-images.js';
import { withoutTitle } from './title-heading.js';
import { slugOf } from '../domains/slug.js';
import { fieldsOf, singleLine } from './fields.js';

/** Default look. */
const look = { icon: 'book-open', iconBg: '#e4e7ec', iconColor: '#3a4252' };

export type NewDomain = NonNullable<ReturnType<typeof newDomain>>;

/** A new domain from front matter; undefined if its name is invalid. */
export function newDomain(header: Record<string, unknown>) {
  const name = singleLine(fieldsOf(header).get('domain')) ?? '';
  const slug = slugOf(name);
  if (lengthOf(name) < 2 || lengthOf(name) > 80 || !slug) return undefined;
  return { slug, name, description: `Tutoriels du domaine « ${name} ».`, ...look };
}

export interface ImportReport {
  /** Names of the domains created. */
  domains: string[];
  created: number;
  updated: number;
  unchanged: number;
  /** Skipped files, with the reason in French. */
  refused: { file: string; reason: string }[];
  /** Imported, but off the site because their files say so; `warnings` lists each. */
  private: number;
  /** Losses and changes in imported files. */
  warnings: { file: string; message: string }[];
}

/** A parsed file, not refused so far. */
export interface ReadFile {
  file: string;
  /** Identifies it across runs. */
  key: string;
  front: FrontMatter;
  /** Domain to create, if the site does not have it. */
  domain: NewDomain | undefined;
  article: Article;
  /** The mark in the file that keeps the text from readers. */
  privacy: string | undefined;
  warnings: string[];
}

/** A changed file, ready to store. */
export interface ReadyFile {
  file: string;
  /** Whether followers may be notified. */
  isNews: boolean;
  warnings: string[];
  text: ImportedText;
  /** Domain to create, if the site does not have it. */
  domain: NewDomain | undefined;
  linking: Omit<LinkingFile, 'id'>;
}

/** A file with links that are resolved again once all files are stored. */
export interface LinkingFile {
  file: string;
  source: string | null;
  id: number;
  /** All links as written, and those that lead nowhere so far; undefined if the file was not rendered. */
  links: string[];
  lost: string[] | undefined;
  checksum: string;
}

export interface ImportOptions {
  /** Whether missing domains are created. */
  createsDomains?: boolean;
  /** Whether remote images are copied, also from private networks, or left where they are. */
  remoteImages?: 'copy' | 'intranet' | 'leave';
  /** Called for each file, once it is stored. */
  onProgress?: (done: number, total: number) => void;
}

/** State of one run. */
export interface Run {
  root: string;
  images: RunImages;
  links: RunLinks;
  /** Stored files that link to others. */
  linking: LinkingFile[];
  domains: KnownDomain[];
  /** Whether missing domains are created. */
  createsDomains: boolean;
  known: KnownTutorials;
  /** File names by key and by content. */
  keys: Map<string, string>;
  contents: Map<string, string>;
  /** Recent new tutorials per domain. */
  created: Map<number, number>;
  report: ImportReport;
}

/**
 * Key that identifies a file across runs.
 * @throws Refusal when another file of this run has the same key or content
 */
export function claim(
  run: Run,
  file: string,
  { title, authorName, source }: FrontMatter,
  { body }: Article,
): string {
  const key = run.known.keyOf(file, source);
  if (key.length > 500)
    throw new Refusal('chemin de plus de 500 caractères ; donnez-lui un « source » dans son en-tête');
  const content = checksum([fold(title), fold(authorName), body]);
  const twin = run.keys.get(key) ?? run.contents.get(content);
  if (twin !== undefined) throw new Refusal(`doublon de ${twin}`);
  run.keys.set(key, file);
  run.contents.set(content, file);
  return key;
}

export function toTutorial(
  sourcePath: string,
  sum: string,
  front: FrontMatter,
  body: string,
  assets: Record<string, MarkdownAsset>,
): ImportedTutorial {
  const { source, image, authorAvatar, authors, links, isNews, ...fields } = front;
  const kept = (link: string | null) => (link && assets[link]?.url) || null;
  const text = withImageLinks(withoutTitle(body, front.title), links);
  return {
    ...fields,
    sourcePath,
    checksum: sum,
    source: text,
    assets: Object.fromEntries(
      Object.entries(assets).map(([link, asset]) => [links.get(link) ?? link, asset]),
    ),
    authorAvatar: kept(authorAvatar),
    authors: authors && authors.map((author) => ({ ...author, avatar: kept(author.avatar) })),
    image: kept(image),
    sourceUrl: source && /^https?:\/\//.test(source) ? source : null,
  };
}
