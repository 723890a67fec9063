import { join, posix } from 'node:path';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { linkKey } from '../markdown/tree/rehype-link-targets.js';
import { fileSource } from '../tutorials/tutorial.entity.js';
import { byEnding } from './find-articles.js';
import type { KnownTutorials } from './known-tutorials.js';

const PAGE = '/tutoriels/';
/** Endings with which sites replace a file's extension. */
const EXTENSION = /(?:\.(?:md|mdx|markdown|html?)|\/(?:index|readme)(?:\.\w+)?|\/)$/i;

/** Resolves links between the files of an import to their tutorials, as far as these are stored. */
export class RunLinks {
  /** Files by `pathKey` of their path, without extension. */
  private readonly files = new Map<string, string>();
  private readonly ids = new Map<string, number>();
  private readonly privateFiles = new Set<string>();
  /** Files of this run by their sources. */
  private readonly bySource = new Map<string, string>();
  /** By file, its links that find a file in any folder by name, as in Obsidian and Hugo. */
  private readonly named = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly root: string,
    articles: readonly string[],
    private readonly known: KnownTutorials,
  ) {
    // Of two files with the same key, an exact path finds its own; otherwise the first one counts.
    for (const file of [...articles].reverse()) this.files.set(pathKey(file), file).set(file, file);
  }

  /** @param id undefined until the file is stored */
  add(file: string, source: string | null, id: number | undefined, isPrivate: boolean): void {
    if (source !== null) this.bySource.set(source, file);
    if (id !== undefined) this.ids.set(file, id);
    if (isPrivate) this.privateFiles.add(file);
  }

  /** @param links those that find a file in any folder by name */
  addNamed(file: string, links: ReadonlySet<string>): void {
    this.named.set(file, links);
  }

  /** Pages of tutorials by the links that lead to them. */
  resolve(file: string, source: string | null, links: readonly string[]): Record<string, MarkdownAsset> {
    const found: Record<string, MarkdownAsset> = {};
    for (const link of links) {
      const target = this.targetOf(file, link) ?? this.targetBySource(source, link);
      const id = target === undefined ? this.elsewhere(file, source, link) : this.idOf(target);
      if (id !== undefined && !(target !== undefined && this.privateFiles.has(target)))
        found[link] = { url: `${PAGE}${id}${fragmentOf(link)}` };
    }
    return found;
  }

  /** A file refused now may have a tutorial from an earlier import. */
  private idOf(file: string): number | undefined {
    return this.ids.get(file) ?? this.known.find(fileSource(join(this.root, file)))?.id;
  }

  /** The reason why a link leads nowhere, for the report. */
  problem(file: string, link: string): string {
    const target = this.targetOf(file, link);
    if (target === undefined) return 'lien sans destination';
    return this.privateFiles.has(target) ? 'lien vers un texte hors du site' : 'lien vers un fichier refusé';
  }

  private targetOf(file: string, link: string): string | undefined {
    for (const path of this.candidates(file, link)) {
      const found = this.files.get(path) ?? this.files.get(pathKey(path));
      if (found !== undefined) return found;
    }
    const path = pathOf(link);
    if (path === '' || !this.isNamed(file, link)) return undefined;
    return byEnding([...new Set(this.files.values())], path, pathKey);
  }

  private targetBySource(source: string | null, link: string): string | undefined {
    const path = pathOf(link);
    if (source === null || path === '') return undefined;
    const place = sourceOf(source, path);
    return this.bySource.get(place) ?? this.bySource.get(`${place}.md`);
  }

  private isNamed(file: string, link: string): boolean {
    return this.named.get(file)?.has(link) ?? false;
  }

  private candidates(file: string, link: string): string[] {
    const path = pathOf(link);
    if (path === '') return [];
    const folder = posix.dirname(file);
    if (path.startsWith('/')) return [posix.join('.', path), ...this.permalink(path)];
    return [
      posix.join(folder, path),
      // Other sites give each file a page in a folder of its name, from which relative links start.
      posix.join(folder, posix.basename(file).replace(EXTENSION, ''), path),
      posix.join('.', path),
      ...this.permalink(path),
    ];
  }

  /** `/2019/05/14/boucles.html` is `_posts/2019-05-14-boucles.md` for Jekyll. */
  private permalink(path: string): string[] {
    const [, ...parts] = /(?:^|\/)(\d{4})\/(\d{2})\/(\d{2})\/([^/]+)\/?$/.exec(path) ?? [];
    if (parts.length === 0) return [];
    const name = pathKey(parts.join('-'));
    return [...this.files.values()].filter((file) => posix.basename(pathKey(file)) === name);
  }

  /** A tutorial of an earlier import, found by the path of its file, or relative to the sources that files name. */
  private elsewhere(file: string, source: string | null, link: string): number | undefined {
    const path = pathOf(link);
    if (path === '') return undefined;
    const places = path.startsWith('/') ? [] : [fileSource(join(this.root, posix.dirname(file), path))];
    if (source !== null) places.push(sourceOf(source, path));
    for (const place of places) {
      const found = this.known.find(place) ?? this.known.find(`${place}.md`);
      if (found) return found.id;
    }
    return undefined;
  }
}

/** Whether an asset stored with a text is the target of a link. */
export function isPage({ url }: MarkdownAsset): boolean {
  return url.startsWith(PAGE);
}

const fragmentOf = (link: string): string => /#.*/s.exec(link)?.[0] ?? '';

const pathOf = (link: string): string => linkKey(link.split(/[?#]/, 1)[0]!).replaceAll('\\', '/');

function sourceOf(source: string, path: string): string {
  const url = /^https?:/.test(source) ? URL.parse(path, source) : undefined;
  return url?.href ?? posix.join(posix.dirname(source), path);
}

/** The same key for paths that differ only in case, extension or the composition of accents. */
function pathKey(path: string): string {
  return path.replace(EXTENSION, '').normalize('NFC').toLowerCase();
}
