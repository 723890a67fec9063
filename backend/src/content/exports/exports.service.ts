import { siteZone } from '../../platform/zone/site-zone.js';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { DomainsService } from '../domains/domains.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { localImageLinks, remoteImageLinks } from '../markdown/source/image-links.js';
import { authorsOf } from '../tutorials/signature.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { canEdit } from '../tutorials/tutorials.policy.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import type { ExportChoices, ExportFormat } from './exports.dto.js';
import { FileMaker, fileName } from './file-maker.js';
import type { Exported } from './article-maker.js';
import { FileCache, type CachedFile } from './file-cache.js';

/** Increment whenever the same tutorial gives different files. */
export const EXPORT_VERSION = 4;

export interface ExportedFile {
  path: string;
  /** Download name. */
  name: string;
  type: string;
}

export const fileTypes: Record<string, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  zip: 'application/zip',
};

/** Makes files of tutorials, once per version of their content. */
@Injectable()
export class ExportsService {
  private readonly underWay = new Map<string, Promise<string>>();

  constructor(
    private readonly tutorials: TutorialsService,
    private readonly domains: DomainsService,
    private readonly settings: SettingsService,
    private readonly renderer: MarkdownRenderer,
    private readonly maker: FileMaker,
    private readonly files: FileCache,
    private readonly config: Config,
  ) {}

  /**
   * @throws NotFoundException
   * @throws ServiceUnavailableException when PDFs are unavailable
   */
  async export(
    id: number,
    format: ExportFormat,
    choices: ExportChoices,
    reader: User | undefined,
  ): Promise<ExportedFile> {
    await this.tutorials.require(id, reader);
    const isMarkdown = format === 'markdown';
    const tutorial = isMarkdown ? await this.tutorials.getWhole(id) : await this.tutorials.get(id);
    const isWhole = isMarkdown && reader !== undefined && canEdit(tutorial, reader);
    if (isMarkdown && !isWhole) await this.removeComments(tutorial);
    const domain = await this.domains.get(String(tutorial.domainId));
    const exported = { tutorial, domain, siteName: await this.settings.get('siteName') };
    const extension = extensionOf(tutorial, format, choices);
    const size = choices.highQuality ? 'full' : 'page';
    const of = `${id}.${isWhole ? 'source' : format}.${choices.images ? size : 'text'}`;
    const name = { of, version: this.versionOf(exported), extension };
    const path = await this.pathOf(name, exported, format, choices);
    return { path, name: fileName(tutorial.title, extension), type: fileTypes[extension]! };
  }

  /** Only members who may edit a tutorial get its comments, and the images in them. */
  private async removeComments(tutorial: Tutorial): Promise<void> {
    const source = await this.renderer.removeComments(tutorial.source);
    if (source === tutorial.source) return;
    const links = new Set([...localImageLinks(source), ...remoteImageLinks(source)]);
    const shown = Object.entries(tutorial.assets).filter(([link]) => links.has(link));
    Object.assign(tutorial, { source, assets: Object.fromEntries(shown) });
  }

  private async pathOf(
    name: CachedFile,
    exported: Exported,
    format: ExportFormat,
    choices: ExportChoices,
  ): Promise<string> {
    const known = await this.files.find(name);
    if (known) return known;
    // Concurrent requests share one file in the making.
    const key = this.files.fileNameOf(name);
    const making =
      this.underWay.get(key) ??
      this.maker
        .makeFile(exported, format, choices)
        .then((parts) => this.files.storeFile(name, parts))
        .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    return making;
  }

  /** Hash of everything that a file shows; views, ratings and the like are left out. */
  private versionOf({ tutorial, domain, siteName }: Exported): string {
    const { views, likes, ratingAverage, ratingCount, createdAt, ...shown } = tutorial;
    const site = [EXPORT_VERSION, siteZone(), this.config.publicUrl, siteName, domain.name, domain.slug];
    return createHash('sha256')
      .update(JSON.stringify([site, shown]))
      .digest('hex')
      .slice(0, 32);
  }
}

/** Markdown with images becomes an archive. */
function extensionOf(tutorial: Tutorial, format: ExportFormat, { images }: ExportChoices): string {
  if (format !== 'markdown') return format;
  const kept = [
    tutorial.image,
    ...authorsOf(tutorial).map(({ avatar }) => avatar),
    ...Object.values(tutorial.assets).map(({ url }) => url),
  ];
  return images && kept.some((address) => address?.startsWith('/media/')) ? 'zip' : 'md';
}
