import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { isImageFile } from '../markdown/source/image-links.js';
import { fileWithin } from './find-articles.js';

const MAX_BYTES = 10 * 1024 * 1024;
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
    const path = decode(link.split(/[?#]/, 1)[0]!);
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
    if (!file || file.size > MAX_BYTES || !isImageFile(file.path)) return undefined;
    return readFile(file.path).catch(() => undefined);
  }
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
