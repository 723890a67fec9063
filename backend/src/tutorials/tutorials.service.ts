import { Injectable, NotFoundException } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DataSource } from 'typeorm';
import { ContentVersionService } from '../content-version/content-version.service.js';
import { RENDERER_VERSION, renderMarkdown, type MarkdownAsset } from '../markdown/render-markdown.js';
import { tagKey, TutorialsRepository, type TutorialSort } from './tutorials.repository.js';
import type { Difficulty, Tutorial } from './tutorial.entity.js';
import { MAX_LISTED, type ListTutorialsQuery, type SuggestionsQuery } from './tutorials.dto.js';
import { ViewCounter } from './view-counter.js';

/** A tutorial read from a file. `source` is Markdown without front matter. */
export interface ImportedTutorial {
  sourcePath: string;
  checksum: string;
  title: string;
  description: string;
  source: string;
  assets: Record<string, MarkdownAsset>;
  domainId: number;
  difficulty: Difficulty | null;
  tags: string[];
  authorName: string;
  authorBio: string | null;
  authorAvatar: string | null;
  date: Date;
  licence: string | null;
  sourceUrl: string | null;
  image: string | null;
}

@Injectable()
export class TutorialsService {
  constructor(
    private readonly tutorials: TutorialsRepository,
    private readonly contentVersion: ContentVersionService,
    private readonly views: ViewCounter,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: ListTutorialsQuery): Promise<{ tutorials: Tutorial[]; total: number }> {
    const { domainId, difficulty, limit = MAX_LISTED, offset = 0 } = query;
    const sort: TutorialSort = query.sort ?? 'popularity';
    const match = query.q ? fold(query.q) : undefined;
    const [tutorials, total] = await this.tutorials.list({ match, domainId, difficulty }, sort, {
      limit,
      offset,
    });
    return { tutorials, total };
  }

  async trending(limit = 6): Promise<Tutorial[]> {
    return this.tutorials.trending(limit);
  }

  async suggestions({ excludeId, domainId, tags = [], limit = 3 }: SuggestionsQuery): Promise<Tutorial[]> {
    if (!domainId && tags.length === 0) return [];
    return this.tutorials.alike({ excludeId, domainId, tags: tags.map(tagKey) }, limit);
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<Tutorial> {
    const tutorial = await this.tutorials.findWithContent(id);
    if (!tutorial) throw new NotFoundException('Tutoriel non trouvé.');
    tutorial.views += this.views.pending(id);
    return tutorial;
  }

  /** Keyed by source path. */
  async findImported(): Promise<Map<string, { id: number; checksum: string }>> {
    const rows = await this.tutorials.findImported();
    return new Map(rows.map(({ id, sourcePath, checksum }) => [sourcePath!, { id, checksum: checksum! }]));
  }

  /** Renders and stores a file's tutorial, in place of the one with `id` if given; resolves to its id. */
  async saveImported(input: ImportedTutorial, id?: number): Promise<number> {
    const { html, text, readTime } = await renderMarkdown(input.source, input.assets);
    const now = new Date();
    const row = {
      ...input,
      titleFolded: fold(input.title),
      matchText: `${fold(input.title)}\n${fold(input.description)}`,
      content: html,
      readTime,
      rendererVersion: RENDERER_VERSION,
      createdAt: now,
      updatedAt: now,
    };
    const saved = await this.dataSource.transaction(async (manager) => {
      await this.contentVersion.bump(manager);
      return this.tutorials.save(manager, row, text, id);
    });
    this.contentVersion.forget();
    return saved;
  }

  /** Renders again what an earlier version of the renderer made; resolves to how many that were. */
  async renderOutdated(): Promise<number> {
    let done = 0;
    for (;;) {
      const batch = await this.tutorials.findRenderedBefore(RENDERER_VERSION, 20);
      if (batch.length === 0) break;
      for (const { id, source, assets } of batch) {
        const { html, readTime } = await renderMarkdown(source, assets);
        await this.tutorials.saveRendering(id, {
          content: html,
          readTime,
          rendererVersion: RENDERER_VERSION,
        });
      }
      await this.contentVersion.bump(this.dataSource.manager);
      this.contentVersion.forget();
      done += batch.length;
    }
    return done;
  }
}
