import { stringify } from 'yaml';
import { withImageLinks } from '../markdown/source/image-links.js';
import { filePathOf, type Tutorial } from '../tutorials/tutorial.entity.js';
import { authorsOf } from '../tutorials/signature.js';
import type { ExportImage } from './export-images.js';
import { placeImages } from './image-places.js';

export interface MarkdownFile {
  /** Folder of the text, ending with `/`; empty if the text is alone. */
  folder: string;
  text: string;
  /** Included images, by path in the archive. */
  images: Map<string, ExportImage>;
}

interface MarkdownParts {
  tutorial: Tutorial;
  domainSlug: string;
  /** Identifies a tutorial without a source: its file named none, or it was not imported. */
  address: string;
  /** Included images, by address on the site. */
  images: Map<string, ExportImage>;
}

/**
 * A tutorial in the format of the import: unchanged Markdown with front matter, except image links that no file can
 * match.
 * Their originals are stored in the front matter, and the import restores them.
 */
export function markdownFile({ tutorial, domainSlug, address, images }: MarkdownParts): MarkdownFile {
  const linked = Object.entries(tutorial.assets).map(([link, { url }]) => ({ link, address: url }));
  const signed = authorsOf(tutorial);
  const own = [tutorial.image, ...signed.map(({ avatar }) => avatar)].flatMap((address) =>
    address ? [{ address }] : [],
  );
  const places = placeImages(
    [...linked, ...own].flatMap((one) => {
      const image = images.get(one.address);
      return image ? [{ ...one, image }] : [];
    }),
  );
  const pathOf = (kept: string | null) => (kept ? places.pathOf.get(kept) : undefined);
  const authors = signed.map(({ name, bio, avatar }) => ({
    name,
    ...(bio ? { bio } : {}),
    ...optional('avatar', pathOf(avatar)),
  }));
  const frontMatter = {
    title: tutorial.title,
    description: tutorial.description,
    domain: domainSlug,
    ...optional('difficulty', tutorial.difficulty),
    tags: tutorial.tags,
    ...(authors.length > 1 ? { authors } : { author: authors[0] }),
    date: tutorial.date.toISOString(),
    source: tutorial.sourcePath && !filePathOf(tutorial.sourcePath) ? tutorial.sourcePath : address,
    ...optional('licence', tutorial.licence),
    ...optional('image', pathOf(tutorial.image)),
    ...optional('imageAlt', pathOf(tutorial.image) && tutorial.imageAlt),
    ...(places.others.size > 0 ? { links: Object.fromEntries(inverse(places.others)) } : {}),
  };
  const yaml = stringify(frontMatter, { lineWidth: 0 });
  return {
    folder: places.folder,
    text: `---\n${yaml}---\n\n${guarded(withImageLinks(tutorial.source.trim(), places.others))}\n`,
    images: places.files,
  };
}

/** The import drops a second front matter, so a text that looks like one gets a dummy before it. */
function guarded(source: string): string {
  return /^---[ \t]*\n/.test(source) ? `---\nexport: passerelle\n---\n\n${source}` : source;
}

function inverse(map: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...map].map(([from, to]) => [to, from]));
}

function optional<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
