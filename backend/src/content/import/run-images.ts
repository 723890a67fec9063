import { imageKey } from '../markdown/tree/rehype-images.js';
import type { MarkdownAsset, RenderedMarkdown } from '../markdown/rendered-markdown.js';
import { isLocal, localImageLinks, remoteImageLinks } from '../markdown/source/image-links.js';
import { wikiTargets } from '../markdown/source/obsidian.js';
import { MediaError, type MediaService } from '../media/media.service.js';
import type { ArticleImages, LocalImage } from './article-images.js';
import { truncate, type FrontMatter } from './front-matter.js';
import { RemoteImageError, type RemoteImages } from './remote-images.js';

type Assets = Record<string, MarkdownAsset>;

/** Images of a file; local ones are not stored yet. */
export interface FoundImages {
  local: LocalImage[];
  /** By link as written; an empty address marks an image that could not be copied. */
  remote: Assets;
}

/** Images of an import: local ones are copied into the site, remote ones if wanted. */
export class RunImages {
  /** Copies by address, since many texts show the same image. */
  private readonly copies = new Map<string, Promise<MarkdownAsset>>();

  constructor(
    private readonly folder: ArticleImages,
    private readonly media: MediaService,
    /** Undefined if remote images are left where they are. */
    private readonly others: RemoteImages | undefined,
  ) {}

  /** @param earlier images copied by an earlier import of the file */
  async find(
    file: string,
    front: FrontMatter,
    body: string,
    earlier: () => Promise<Assets>,
    warnings: string[],
  ): Promise<FoundImages> {
    const avatars = (front.authors ?? []).map(({ avatar }) => avatar);
    const own = [...new Set([front.image, front.authorAvatar, ...avatars])].filter((link) => link !== null);
    const local: LocalImage[] = [];
    const byName = wikiTargets(body);
    for (const link of new Set([...own.filter(isLocal), ...localImageLinks(body)])) {
      const image = await this.folder.find(file, link, byName.has(link));
      if (image) local.push(image);
      else warnings.push(`image introuvable : ${truncate(link, 100)}`);
    }
    const elsewhere = new Set([...own.filter((link) => !isLocal(link)), ...remoteImageLinks(body)]);
    const remote = elsewhere.size > 0 ? await this.copy([...elsewhere], await earlier(), warnings) : {};
    for (const link of own)
      if (!isLocal(link) && !remote[link]?.url)
        warnings.push(`image d’un autre site laissée de côté : ${truncate(link, 100)}`);
    return { local, remote };
  }

  /** Stores the local images; files that are no images are skipped with a warning. */
  async storeAll({ local, remote }: FoundImages, warnings: string[]): Promise<Assets> {
    const assets = { ...remote };
    for (const { link, bytes } of local) {
      try {
        assets[link] = await this.media.store(bytes);
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        warnings.push(`${error.message} : ${truncate(link, 100)}`);
      }
    }
    return assets;
  }

  /** Warns of images in syntax that the search for links misses: missing and remote ones. */
  warnOfOthers({ html, lost }: RenderedMarkdown, warnings: string[]): void {
    for (const link of lost.images) {
      const isTold = warnings.some((message) => message.endsWith(` : ${truncate(link, 100)}`));
      if (!isTold) warnings.push(`image introuvable : ${truncate(link, 100)}`);
    }
    if (!this.others) return;
    for (const [, link] of html.matchAll(/<img src="(https?:[^"]+)"/g))
      warnings.push(`image restée sur un autre site : ${truncate(link!, 100)}`);
  }

  private async copy(links: string[], earlier: Assets, warnings: string[]): Promise<Assets> {
    const copied: Assets = {};
    // Sequential, since several files are prepared concurrently.
    for (const link of links) {
      const before = earlier[link];
      if (before?.url) copied[link] = before;
      else if (this.others) copied[link] = await this.copyOne(this.others, link, warnings);
    }
    return copied;
  }

  private async copyOne(others: RemoteImages, link: string, warnings: string[]): Promise<MarkdownAsset> {
    const address = imageKey(link);
    const copy = this.copies.get(address) ?? this.store(others, address);
    this.copies.set(address, copy);
    try {
      return await copy;
    } catch (error) {
      if (!(error instanceof RemoteImageError || error instanceof MediaError)) throw error;
      warnings.push(`image d’un autre site non copiée (${error.message}) : ${truncate(link, 100)}`);
      return { url: '' };
    }
  }

  private async store(others: RemoteImages, address: string): Promise<MarkdownAsset> {
    const bytes = await others.fetch(address);
    // Re-encoding would drop the animation.
    const isGif = bytes.subarray(0, 3).toString('latin1') === 'GIF';
    const { url } = await (isGif ? this.media.store(bytes) : this.media.storeUpload(bytes));
    return (await this.media.imagesIn(url))[url]!;
  }
}
