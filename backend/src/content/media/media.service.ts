import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { Config } from '../../config.js';

export const MAX_BYTES = 10 * 1024 * 1024;
/** More than any camera takes; beyond, unpacking a small file could fill the memory. */
const MAX_PIXELS = 50_000_000;
/** The longest side of what is sent here, as wide as the widest page shows it on a sharp screen. */
const MAX_SIDE = 1920;
/** The longest side of its smaller copy, for telephones: two device pixels for each of theirs. */
const SMALL_SIDE = 800;
/** Of a member’s picture: the largest is shown at 96 pixels, of two or more device pixels each. */
const PORTRAIT_SIDE = 256;
/** A little smaller is not worth a file of its own. */
const MIN_SIDE_WITH_COPY = 1100;
/** How many images’ sizes are remembered; what a name stands for never changes. */
const MAX_REMEMBERED = 10_000;
/** Of the images that the site keeps, wherever a text names them. */
export const MEDIA_ADDRESSES = /\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.\w{3,4}\b/g;

/** Nobody writes a file for that long: whoever did has ended before it was whole. */
const ABANDONED_MS = 60 * 60 * 1000;

/** By the name image-size gives the format it finds in the bytes. SVG is none of them: it can hold scripts. */
const extensions: Record<string, string> = { avif: 'avif', gif: 'gif', jpg: 'jpg', png: 'png', webp: 'webp' };

type ImageSize = ReturnType<typeof imageSize>;

/** Address on the site and size, in pixels and on the disk, of a stored image. */
export interface MediaFile {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** An image that the site keeps, and its smaller copy if it has one; in pixels. */
export interface ShownImage {
  url: string;
  width: number;
  height: number;
  small?: { url: string; width: number };
}

/** A file that the site doesn't keep; `message` says why, in French. */
export class MediaError extends Error {}

/** Keeps images in DATA_DIR/media, named after their content: the same bytes are stored once. */
@Injectable()
export class MediaService {
  private readonly remembered = new Map<string, ShownImage>();

  constructor(private readonly config: Config) {}

  /** @throws MediaError when the bytes are no PNG, JPEG, GIF, WebP or AVIF image, or over 10 MB */
  async store(bytes: Buffer): Promise<MediaFile> {
    if (bytes.length > MAX_BYTES) throw new MediaError('image de plus de 10 Mo');
    const { extension, width, height } = examine(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const name = `${hash.slice(0, 2)}/${hash.slice(0, 24)}.${extension}`;
    await this.write(join(this.config.mediaDir, name), bytes);
    return { url: `/media/${name}`, width, height, bytes: bytes.length };
  }

  /**
   * Keeps a picture that somebody sends, made anew from its pixels: nothing else that the file held is kept, neither
   * where it was taken nor what a reader of images might run.
   * @throws MediaError as `store`, and when it has too many pixels or can't be read to the end
   */
  async storeSent(bytes: Buffer): Promise<MediaFile> {
    const picture = await opened(bytes);
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const upTo = (side: number) =>
      picture
        .clone()
        .autoOrient()
        .resize({ width: side, height: side, ...fit })
        .webp({ quality: 82 })
        .toBuffer()
        .catch(() => undefined);
    const made = await upTo(MAX_SIDE);
    if (!made) throw new MediaError('image abîmée');
    const file = await this.store(made);
    if (Math.max(file.width, file.height) < MIN_SIDE_WITH_COPY) return file;
    const small = (await upTo(SMALL_SIDE))!;
    await this.write(this.pathOf(smallOf(file.url)), small);
    return { ...file, bytes: file.bytes + small.length };
  }

  /**
   * Keeps the middle of a picture, square, as small as the largest portrait on a sharp screen; made anew like what is sent.
   * @throws MediaError as `storeSent`
   */
  async storePortrait(bytes: Buffer): Promise<MediaFile> {
    const picture = await opened(bytes);
    const made = await picture
      .autoOrient()
      .resize({ width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => undefined);
    if (!made) throw new MediaError('image abîmée');
    return this.store(made);
  }

  /** Of the images of this site that a text names, those that are kept, by the addresses under which it names them. */
  async imagesIn(text: string): Promise<Record<string, ShownImage>> {
    const found: Record<string, ShownImage> = {};
    for (const [url] of text.matchAll(MEDIA_ADDRESSES)) {
      const image = found[url] ?? (await this.imageAt(url));
      if (image) found[url] = image;
    }
    return found;
  }

  /** Whether the site keeps a file under an address as `store` gives them. */
  async has(url: string): Promise<boolean> {
    return exists(this.pathOf(url));
  }

  /** In bytes; null when the site does not keep such a file. */
  async sizeOf(url: string): Promise<number | null> {
    const found = await stat(this.pathOf(url)).catch(() => null);
    return found && found.size;
  }

  /** Removes a file that nothing shows any more. */
  async delete(url: string): Promise<void> {
    this.remembered.delete(url);
    await rm(this.pathOf(url), { force: true });
    await rm(this.pathOf(smallOf(url)), { force: true });
  }

  /** Removes what was not whole when the process that wrote it ended. */
  async deleteAbandoned(): Promise<void> {
    const folder = this.config.mediaDir;
    const files = (await exists(folder)) ? await readdir(folder, { recursive: true }) : [];
    for (const file of files.filter((name) => name.endsWith('.tmp'))) {
      const path = join(folder, file);
      // Who is writing it may be done meanwhile.
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }

  private async imageAt(url: string): Promise<ShownImage | undefined> {
    const known = this.remembered.get(url);
    if (known) return known;
    const size = await imageSizeFromFile(this.pathOf(url)).catch(() => undefined);
    if (!size?.width || !size.height) return undefined;
    const copy = await imageSizeFromFile(this.pathOf(smallOf(url))).catch(() => undefined);
    const small = copy?.width ? { small: { url: smallOf(url), width: copy.width } } : {};
    const image = { url, ...upright(size), ...small };
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    this.remembered.set(url, image);
    return image;
  }

  private pathOf(url: string): string {
    return join(this.config.mediaDir, url.replace(/^\/media\//, ''));
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    // Whoever reads the final name finds the whole file or none.
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

/** A picture that may be made anew. @throws MediaError */
async function opened(bytes: Buffer) {
  if (bytes.length > MAX_BYTES) throw new MediaError('image de plus de 10 Mo');
  const { width, height } = examine(bytes);
  if (width * height > MAX_PIXELS) throw new MediaError('image de plus de 50 millions de pixels');
  // Large, and of no use to a process that makes no picture.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function examine(bytes: Buffer): { extension: string; width: number; height: number } {
  const found = measure(bytes);
  const extension = found?.type && extensions[found.type];
  if (!extension) throw new MediaError('format d’image non accepté (PNG, JPEG, GIF, WebP ou AVIF)');
  if (!found.width || !found.height) throw new MediaError('image abîmée');
  return { extension, ...upright(found) };
}

/** As it is shown: from 5 on, a photograph is turned by a quarter. */
function upright({ width, height, orientation = 1 }: ImageSize): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function smallOf(url: string): string {
  return url.replace(/\.(?=\w+$)/, '-800.');
}

function measure(bytes: Buffer): ImageSize | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}
