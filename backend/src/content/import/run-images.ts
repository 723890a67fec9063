import { imageKey } from '../markdown/tree/rehype-images.js';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { isLocal, localImageLinks, remoteImageLinks } from '../markdown/source/image-links.js';
import { MediaError, type MediaService } from '../media/media.service.js';
import type { ArticleImages, LocalImage } from './article-images.js';
import { cut, type FrontMatter } from './front-matter.js';
import { RemoteImageError, type RemoteImages } from './remote-images.js';

type Assets = Record<string, MarkdownAsset>;

/** The images of one file, found but for its folder's not yet stored. */
export interface FoundImages {
  local: LocalImage[];
  /** By link as written. What could not be copied has an empty address. */
  remote: Assets;
}

/** What an import does with images: those of the folder are copied into the site, and those of other sites, if wanted. */
export class RunImages {
  /** By address, what is stored of it: many texts show the same image. */
  private readonly copies = new Map<string, Promise<MarkdownAsset>>();

  constructor(
    private readonly folder: ArticleImages,
    private readonly media: MediaService,
    /** Nothing where images of other sites are left where they are. */
    private readonly others: RemoteImages | undefined,
  ) {}

  /** @param earlier what an earlier import of the file has copied */
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
    for (const link of new Set([...own.filter(isLocal), ...localImageLinks(body)])) {
      const image = await this.folder.find(file, link);
      if (image) local.push(image);
      else warnings.push(`image introuvable : ${cut(link, 100)}`);
    }
    const elsewhere = new Set([...own.filter((link) => !isLocal(link)), ...remoteImageLinks(body)]);
    const remote = elsewhere.size > 0 ? await this.copy([...elsewhere], await earlier(), warnings) : {};
    for (const link of own)
      if (!isLocal(link) && !remote[link]?.url)
        warnings.push(`image d’un autre site laissée de côté : ${cut(link, 100)}`);
    return { local, remote };
  }

  /** Stores what the folder holds; what is no image is left out, with a warning. */
  async storeAll({ local, remote }: FoundImages, warnings: string[]): Promise<Assets> {
    const assets = { ...remote };
    for (const { link, bytes } of local) {
      try {
        assets[link] = await this.media.store(bytes);
      } catch (error) {
        if (!(error instanceof MediaError)) throw error;
        warnings.push(`${error.message} : ${cut(link, 100)}`);
      }
    }
    return assets;
  }

  /** Says of what the text shows from elsewhere all the same, written in a way that is not looked for. */
  warnOfOthers(html: string, warnings: string[]): void {
    if (!this.others) return;
    for (const [, link] of html.matchAll(/<img src="(https?:[^"]+)"/g))
      warnings.push(`image restée sur un autre site : ${cut(link!, 100)}`);
  }

  private async copy(links: string[], earlier: Assets, warnings: string[]): Promise<Assets> {
    const copied: Assets = {};
    // One after the other: several files are made ready at once already.
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
      warnings.push(`image d’un autre site non copiée (${error.message}) : ${cut(link, 100)}`);
      return { url: '' };
    }
  }

  private async store(others: RemoteImages, address: string): Promise<MarkdownAsset> {
    const bytes = await others.fetch(address);
    // What moves would stand still if it were made anew.
    const isGif = bytes.subarray(0, 3).toString('latin1') === 'GIF';
    const { url } = await (isGif ? this.media.store(bytes) : this.media.storeSent(bytes));
    return (await this.media.imagesIn(url))[url]!;
  }
}
