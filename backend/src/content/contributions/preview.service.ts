import { Injectable } from '@nestjs/common';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { PublicationService } from '../tutorials/publication.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import type { PreviewDto } from './contributions.dto.js';

const TUTORIAL_LINKS = /href="(\/tutoriels\/[^"]*)"/g;
/** More dead links than anybody would correct by hand. */
const MAX_LINKS = 500;

/** Renders a text as it would be published, and reports its dead links. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly renderer: MarkdownRenderer,
    private readonly tutorials: TutorialsService,
    private readonly publication: PublicationService,
  ) {}

  /** @throws UnrenderableTextException, TooManyRequestsException, BusyException */
  async preview(memberId: number, source: string): Promise<PreviewDto> {
    const { html, words, readTime, remarks } = await this.renderer.preview(memberId, source);
    return {
      html,
      words,
      readTime,
      deadLinks: await this.findDeadLinks(html),
      remarks: remarks.map(({ line, message }) => ({ line, message })),
    };
  }

  private async findDeadLinks(html: string): Promise<string[]> {
    const links = new Map<string, number>();
    for (const [, address] of html.matchAll(TUTORIAL_LINKS)) {
      const id = /^\/tutoriels\/(\d{1,9})(?:[/?#]|$)/.exec(address!)?.[1];
      if (links.size < MAX_LINKS) links.set(address!, Number(id ?? 0));
    }
    if (links.size === 0) return [];
    const ids = [...new Set(links.values())];
    const [known, unpublished] = await Promise.all([
      this.tutorials.titlesOf(ids),
      this.publication.unpublishedAmong(ids),
    ]);
    return [...links].filter(([, id]) => !known.has(id) || unpublished.has(id)).map(([address]) => address);
  }
}
