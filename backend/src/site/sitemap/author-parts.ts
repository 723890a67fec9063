import { Injectable } from '@nestjs/common';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { KnownParts, partOf } from './known-parts.js';
import { SitemapRepository } from './sitemap.repository.js';

/**
 * The id of one published tutorial for each part of the sitemap's authors. As long as that tutorial is unchanged, the
 * part is not empty.
 */
@Injectable()
export class AuthorParts extends KnownParts<number> {
  constructor(
    private readonly sitemap: SitemapRepository,
    tail: EventTail,
  ) {
    super(tail);
  }

  protected highestId(): Promise<number> {
    return this.sitemap.highestAuthorId();
  }

  protected readPart(firstId: number, lastId: number): Promise<number | undefined> {
    return this.sitemap.tutorialByAuthorBetween(firstId, lastId);
  }

  protected async follow(tutorialIds: readonly number[]): Promise<void> {
    const authors = await this.sitemap.authorsOf(tutorialIds);
    const changed = new Set(tutorialIds);
    for (const [part, tutorialId] of this.facts) {
      if (tutorialId !== undefined && changed.has(tutorialId)) this.facts.delete(part);
    }
    for (const { userId, tutorialId } of authors) {
      const part = partOf(userId);
      if (this.facts.get(part) === undefined) this.facts.set(part, tutorialId);
    }
  }
}
