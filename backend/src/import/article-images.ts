import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileWithin } from './find-articles.js';

const MAX_BYTES = 10 * 1024 * 1024;
const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/i;
const INDEX = 'images/INDEX.tsv';

/** A local image that an article names. */
export interface LocalImage {
  /** As written. */
  link: string;
  bytes: Buffer;
}

/** Finds the images of a folder's articles on disk. */
export class ArticleImages {
  private constructor(
    private readonly root: string,
    /** Article and link to path. */
    private readonly index: Map<string, string>,
  ) {}

  /** Reads the folder's optional table of images: article, link as written, path in the folder. */
  static async open(root: string): Promise<ArticleImages> {
    const table = await fileWithin(root, INDEX)
      .then(({ path }) => readFile(path, 'utf8'))
      .catch(() => '');
    const rows = table
      .split(/\r?\n/)
      .slice(1)
      .map((row) => row.split('\t'));
    return new ArticleImages(
      root,
      new Map(rows.map(([article, link, path]) => [`${article}\t${link}`, path ?? ''])),
    );
  }

  /** The image that the article means by the link; undefined when the folder has no such file. */
  async find(article: string, link: string): Promise<LocalImage | undefined> {
    const path = decode(link.replace(/[?#].*$/, ''));
    const candidates = [
      this.index.get(`${article}\t${link}`),
      path.startsWith('/') ? undefined : posix.join(posix.dirname(article), path),
      posix.join('.', path),
    ];
    for (const candidate of candidates) {
      const bytes = candidate && (await this.read(candidate));
      if (bytes) return { link, bytes };
    }
    return undefined;
  }

  private async read(path: string): Promise<Buffer | undefined> {
    const file = await fileWithin(this.root, path).catch(() => undefined);
    // Whatever an article links to could be named here; only images leave the folder.
    if (!file || file.size > MAX_BYTES || !IMAGE_FILE.test(file.path)) return undefined;
    return readFile(file.path).catch(() => undefined);
  }
}

const LINK_TARGET = /\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm;
const HTML_SOURCE = /<img\s[^<>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;

/** The local links of a Markdown text that may be images, as written. Rather one too many than one too few. */
export function localImageLinks(markdown: string): string[] {
  const found = [LINK_TARGET, DEFINITION, HTML_SOURCE].flatMap((pattern) =>
    [...markdown.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined)!),
  );
  return [...new Set(found)].filter((link) => isLocal(link) && IMAGE_FILE.test(link));
}

export function isLocal(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link);
}

/** Adds images to what tells one version of an article from another. */
export function checksum(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
