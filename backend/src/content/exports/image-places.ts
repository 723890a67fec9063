import { posix } from 'node:path';
import type { ExportImage } from './export-images.js';

/** Image files in an archive, placed so that the text's links work. */
export interface ImagePlaces {
  /** Folder of the text, ending with `/`; empty for the root of the archive. */
  folder: string;
  /** By path in the archive. */
  files: Map<string, ExportImage>;
  /** Path relative to the text, by the image's address on the site. */
  pathOf: Map<string, string>;
  /** Replacements for links that can't name a file in the archive. */
  others: Map<string, string>;
}

interface Linked {
  /** Link as written; undefined for an image that the text does not show. */
  link?: string;
  address: string;
  image: ExportImage;
}

const MAX_DEPTH = 8;
/** Characters and names that file systems reject, or that readers interpret differently in links. */
const ODD = /[<>:"|?*\\\p{Cc}]|(?:^|\/)(?:\.?\/|[^/]*[. ](?:\/|$))|\/$/u;

/**
 * Places each image where the text's links already point. If they go up several levels, the text is placed that many
 * levels down. Only links that can't name a file are replaced.
 */
export function placeImages(images: Linked[]): ImagePlaces {
  const wanted = images.map((image) => ({ ...image, path: pathNamed(image.link) }));
  const depth = Math.max(0, ...wanted.map(({ path }) => (path === undefined ? 0 : levelsUp(path))));
  const folder = 'texte/'.repeat(depth);
  const places: ImagePlaces = { folder, files: new Map(), pathOf: new Map(), others: new Map() };
  const taken = new Map<string, ExportImage>();
  for (const { link, address, image, path } of wanted) {
    const named = path === undefined ? undefined : posix.join(folder, path);
    const isFree = named !== undefined && (taken.get(key(named)) ?? image) === image;
    const place = isFree ? named : freePlace(folder, image, taken, link !== undefined);
    taken.set(key(place), image);
    places.files.set(place, image);
    const relative = posix.relative(folder, place);
    if (!places.pathOf.has(address)) places.pathOf.set(address, relative);
    if (link !== undefined && !isFree) places.others.set(link, relative);
  }
  return places;
}

/** File that a link names; undefined if the name does not work everywhere. */
function pathNamed(link: string | undefined): string | undefined {
  if (link === undefined || link.startsWith('/') || link.includes('?')) return undefined;
  const path = posix.normalize(decoded(link.split('#', 1)[0]!));
  const known = ODD.test(path.replace(/^(?:\.\.\/)+/, '')) || !/\.(?:avif|gif|jpe?g|png|webp)$/i.test(path);
  return known || levelsUp(path) > MAX_DEPTH ? undefined : path;
}

function levelsUp(path: string): number {
  return path.split('/').filter((part) => part === '..').length;
}

/** A separate path per replaced link, so that its original can be restored from it. */
function freePlace(
  folder: string,
  image: ExportImage,
  taken: ReadonlyMap<string, ExportImage>,
  alone: boolean,
): string {
  for (let count = 1; ; count += 1) {
    const place = `${folder}images/${count > 1 ? `${count}-` : ''}${image.name}`;
    const there = taken.get(key(place));
    if (!there || (there === image && !alone)) return place;
  }
}

/** Equal for names that some file systems do not distinguish. */
function key(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
