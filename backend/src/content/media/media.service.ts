import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

export const MAX_BYTES = 10 * 1024 * 1024;
/** More than any camera produces. Above this, decoding a small file could exhaust memory. */
const MAX_PIXELS = 50_000_000;
/** Longest side of an uploaded image: the widest column at two device pixels per pixel. */
const MAX_SIDE = 1920;
/** Longest side of the smaller copy for phones, at two device pixels per pixel. */
const SMALL_SIDE = 800;
/** Side of a profile picture, which is shown at 96 pixels at most, with two or more device pixels each. */
const PORTRAIT_SIDE = 256;
/** Images barely larger than the copy do not get one. */
const MIN_SIDE_WITH_COPY = 1100;
/** Entries in the cache of image sizes; they never go stale, since names are content hashes. */
const MAX_REMEMBERED = 10_000;
/** Matches addresses of stored images in a text. */
const MEDIA_ADDRESSES = /\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.\w{3,4}\b/g;
/** Matches the smaller copies, too. */
const MEDIA_FILES = /(\/media\/[0-9a-f]{2}\/[0-9a-f]{24})(?:-800)?(\.\w{3,4})\b/g;
/** Suffix of an image that is about to be deleted. */
const ASIDE = '.aside';

/** No write takes that long; the process that wrote an older temporary file has died. */
const ABANDONED_MS = HOUR_MS;

/** By image-size's name of the detected format. SVG is excluded because it can contain scripts. */
const extensions: Record<string, string> = { avif: 'avif', gif: 'gif', jpg: 'jpg', png: 'png', webp: 'webp' };

type ImageSize = ReturnType<typeof imageSize>;

/** Address and size of a stored image, in pixels and bytes. */
export interface MediaFile {
  url: string;
  width: number;
  height: number;
  bytes: number;
}

/** A stored image and its smaller copy, if any; sizes in pixels. */
export interface ShownImage {
  url: string;
  width: number;
  height: number;
  small?: { url: string; width: number };
}

/** A file that the site refuses; `message` gives the reason in French. */
export class MediaError extends Error {}

/** Addresses of the stored images that a text references; a smaller copy counts as its image. */
export function mediaIn(text: string): string[] {
  return Array.from(text.matchAll(MEDIA_FILES), ([, name, extension]) => `${name}${extension}`);
}

/** Stores images in DATA_DIR/media under a hash of their content, so equal files are stored once. */
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
   * Re-encodes and stores an uploaded image. Only pixels are kept: no location data, nothing that could attack a
   * decoder.
   * @throws MediaError as `store`, and when it has too many pixels or is truncated
   */
  async storeUpload(bytes: Buffer): Promise<MediaFile> {
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
   * Stores the central square of a profile picture, re-encoded and scaled down.
   * @throws MediaError as `storeUpload`
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

  /** Stored images that a text references, by their address in the text. */
  async imagesIn(text: string): Promise<Record<string, ShownImage>> {
    const found: Record<string, ShownImage> = {};
    for (const [url] of text.matchAll(MEDIA_ADDRESSES)) {
      const image = found[url] ?? (await this.imageAt(url));
      if (image) found[url] = image;
    }
    return found;
  }

  /** Whether a file is stored under an address returned by `store`. */
  async has(url: string): Promise<boolean> {
    return exists(this.pathOf(url));
  }

  /** In bytes; null when no such file is stored. */
  async sizeOf(url: string): Promise<number | null> {
    const found = await stat(this.pathOf(url)).catch(() => null);
    return found && found.size;
  }

  /** Hides a file that is to be deleted unless something references it after all. */
  async setAside(url: string): Promise<void> {
    this.remembered.delete(url);
    for (const path of this.pathsOf(url)) await renameIfThere(path, path + ASIDE);
  }

  /** Reverses `setAside`. */
  async putBack(url: string): Promise<void> {
    for (const path of this.pathsOf(url)) await renameIfThere(path + ASIDE, path);
  }

  /** Deletes the files that `setAside` has hidden. */
  async deleteAside(url: string): Promise<void> {
    for (const path of this.pathsOf(url)) await rm(path + ASIDE, { force: true });
  }

  /** Deletes temporary files of killed processes, and puts back files that such processes had set aside. */
  @RetentionTask('images à moitié écrites')
  async deleteAbandoned(): Promise<void> {
    const folder = this.config.mediaDir;
    const files = (await exists(folder)) ? await readdir(folder, { recursive: true }) : [];
    for (const file of files.filter((name) => name.endsWith(ASIDE))) {
      const path = join(folder, file);
      await renameIfThere(path, path.slice(0, -ASIDE.length));
    }
    for (const file of files.filter((name) => name.endsWith('.tmp'))) {
      const path = join(folder, file);
      // Its writer may have finished meanwhile.
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

  private pathsOf(url: string): string[] {
    return [this.pathOf(url), this.pathOf(smallOf(url))];
  }

  private pathOf(url: string): string {
    return join(this.config.mediaDir, url.replace(/^\/media\//, ''));
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    // Write and rename, so that readers see the whole file or none.
    const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } finally {
      await rm(temporary, { force: true });
    }
  }
}

/**
 * Decodes an image for re-encoding.
 * @throws MediaError
 */
async function opened(bytes: Buffer) {
  if (bytes.length > MAX_BYTES) throw new MediaError('image de plus de 10 Mo');
  const { width, height } = examine(bytes);
  if (width * height > MAX_PIXELS) throw new MediaError('image de plus de 50 millions de pixels');
  // Imported lazily: it is large, and many processes never need it.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
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

/** Size after EXIF rotation: orientations from 5 on swap width and height. */
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
