import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { isImageFile } from '../markdown/source/image-links.js';
import { byEnding, fileWithin } from './find-articles.js';

const MAX_BYTES = 10 * 1024 * 1024;
const INDEX = 'images/INDEX.tsv';

/** A local image that an article references. */
export interface LocalImage {
  /** As written. */
  link: string;
  bytes: Buffer;
}

/** Finds the images of articles in the imported folder. */
export class ArticleImages {
  /** Names by folder. */
  private readonly names = new Map<string, string[]>();
  /** Paths of all images of the folder, for links by name alone. */
  private all: Promise<string[]> | undefined;

  private constructor(
    private readonly root: string,
    /** Paths by article and link. */
    private readonly index: Map<string, string>,
  ) {}

  /** Reads the optional index of images in the folder: article, link as written, path in the folder. */
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

  /**
   * Resolves a link of an article; undefined if the folder has no such file.
   * @param byName whether it may be in any folder, as in Obsidian
   */
  async find(article: string, link: string, byName = false): Promise<LocalImage | undefined> {
    const written = link.replaceAll('\\', '/');
    // A name may contain the characters that end a path in a URL.
    const paths = [decode(written.split(/[?#]/, 1)[0]!), decode(written), written];
    const candidates = [
      this.index.get(`${article}\t${link}`),
      ...paths.flatMap((path) => [
        path.startsWith('/') ? undefined : posix.join(posix.dirname(article), path),
        posix.join('.', path),
      ]),
    ].filter((candidate) => candidate !== undefined);
    for (const isExact of [true, false])
      for (const candidate of new Set(candidates)) {
        const bytes = await (isExact ? this.read(candidate) : this.readLike(candidate));
        if (bytes) return { link, bytes };
      }
    if (!byName) return undefined;
    this.all ??= this.listImages();
    const named = byEnding(await this.all, written, nameKey);
    const bytes = named === undefined ? undefined : await this.read(named);
    return bytes && { link, bytes };
  }

  private async listImages(): Promise<string[]> {
    const paths = await readdir(this.root, { recursive: true }).catch((): string[] => []);
    const hidden = /(?:^|\/)(?:\.|node_modules\/)/;
    return paths
      .map((path) => path.split(sep).join('/'))
      .filter((path) => isImageFile(path) && !hidden.test(path));
  }

  /** Reads a file; its path may differ in case and in the composition of accents. */
  private async readLike(path: string): Promise<Buffer | undefined> {
    let real = '';
    for (const name of path.split('/')) {
      const names = await this.namesIn(real);
      const like = names.find((one) => one.normalize('NFC') === name.normalize('NFC'));
      const found = like ?? names.find((one) => nameKey(one) === nameKey(name));
      if (found === undefined) return undefined;
      real = posix.join(real, found);
    }
    return this.read(real);
  }

  private async namesIn(folder: string): Promise<string[]> {
    const known = this.names.get(folder);
    if (known) return known;
    const names = await readdir(join(this.root, folder)).catch((): string[] => []);
    this.names.set(folder, names.sort());
    return names;
  }

  private async read(path: string): Promise<Buffer | undefined> {
    const file = await fileWithin(this.root, path).catch(() => undefined);
    // The text controls the path, so only images may leave the folder.
    if (!file || file.size > MAX_BYTES || !isImageFile(file.path)) return undefined;
    return readFile(file.path).catch(() => undefined);
  }
}

/** Hash of an article and its images. */
export function checksum(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
