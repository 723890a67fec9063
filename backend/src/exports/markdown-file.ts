import { stringify } from 'yaml';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { ExportImage } from './export-images.js';

export interface MarkdownFile {
  text: string;
  /** The images that go along, by their path beside the text. */
  images: Map<string, ExportImage>;
  /** Says which of them a link of the text means. */
  index: { link: string; path: string }[];
}

interface MarkdownParts {
  tutorial: Tutorial;
  domainSlug: string;
  /** Names a tutorial that has no source of its own. */
  address: string;
  /** The images that go along, by their address on the site. */
  images: Map<string, ExportImage>;
}

/** A tutorial as the import reads it: its Markdown to the letter under a front matter. */
export function markdownFile({ tutorial, domainSlug, address, images }: MarkdownParts): MarkdownFile {
  const pathOf = (kept: string | null) => {
    const image = kept && images.get(kept);
    return image ? `images/${image.name}` : undefined;
  };
  const author = {
    name: tutorial.authorName,
    ...(tutorial.authorBio ? { bio: tutorial.authorBio } : {}),
    ...optional('avatar', pathOf(tutorial.authorAvatar)),
  };
  const frontMatter = {
    title: tutorial.title,
    description: tutorial.description,
    domain: domainSlug,
    ...optional('difficulty', tutorial.difficulty),
    tags: tutorial.tags,
    author,
    date: tutorial.date.toISOString(),
    source: tutorial.sourcePath ?? address,
    ...optional('licence', tutorial.licence),
    ...optional('image', pathOf(tutorial.image)),
  };
  const index = Object.entries(tutorial.assets).flatMap(([link, { url }]) => {
    const path = pathOf(url);
    return path ? [{ link, path }] : [];
  });
  const yaml = stringify(frontMatter, { lineWidth: 0 });
  return {
    text: `---\n${yaml}---\n\n${guarded(tutorial.source.trim())}\n`,
    images: new Map([...images.values()].map((image) => [`images/${image.name}`, image])),
    index,
  };
}

/** The import drops a second front matter, which articles bring along from elsewhere; this one's text may look like it. */
function guarded(source: string): string {
  return /^---[ \t]*\n/.test(source) ? `---\nexport: passerelle\n---\n\n${source}` : source;
}

function optional<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
