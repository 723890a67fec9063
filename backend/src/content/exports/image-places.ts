import { posix } from 'node:path';
import type { ExportImage } from './export-images.js';

/** Where the images of a text stand in its archive, so that its links lead to them. */
export interface ImagePlaces {
  /** The folder of the text, which ends with `/`; empty for the archive’s own. */
  folder: string;
  /** By path in the archive. */
  files: Map<string, ExportImage>;
  /** Relative to the text, by the image’s address on the site. */
  pathOf: Map<string, string>;
  /** What has to be written in place of a link that can lead to no file beside the text. */
  others: Map<string, string>;
}

interface Linked {
  /** As written; undefined for an image that the text does not show. */
  link?: string;
  address: string;
  image: ExportImage;
}

const MAX_DEPTH = 8;
/** What file systems do not take in a name, and readers take for something else than a name in a link. */
const ODD = /[<>:"|?*\\\p{Cc}]|(?:^|\/)(?:\.?\/|[^/]*[. ](?:\/|$))|\/$/u;

/**
 * Gives each image the place that the text’s links already name. Where several levels up are named the text stands as
 * many levels down. Only a link that names no such place is to be written otherwise.
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

/** The file that a link names beside the text; undefined for one that names none everywhere. */
function pathNamed(link: string | undefined): string | undefined {
  if (link === undefined || link.startsWith('/') || link.includes('?')) return undefined;
  const path = posix.normalize(decoded(link.split('#', 1)[0]!));
  const known = ODD.test(path.replace(/^(?:\.\.\/)+/, '')) || !/\.(?:avif|gif|jpe?g|png|webp)$/i.test(path);
  return known || levelsUp(path) > MAX_DEPTH ? undefined : path;
}

function levelsUp(path: string): number {
  return path.split('/').filter((part) => part === '..').length;
}

/** One of its own for each link that is written otherwise: what it was can be told from it then. */
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

/** Two names that are one on some systems. */
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
