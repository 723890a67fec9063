import { Injectable } from '@nestjs/common';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { KnownParts, partOf } from './known-parts.js';
import { SitemapRepository } from './sitemap.repository.js';

/** Last change of the tutorials in each part. */
@Injectable()
export class TutorialParts extends KnownParts<Date> {
  constructor(
    private readonly sitemap: SitemapRepository,
    tail: EventTail,
  ) {
    super(tail);
  }

  protected highestId(): Promise<number> {
    return this.sitemap.highestId();
  }

  protected readPart(firstId: number, lastId: number): Promise<Date | undefined> {
    return this.sitemap.latestBetween(firstId, lastId);
  }

  protected async follow(tutorialIds: readonly number[]): Promise<void> {
    const dates = await this.sitemap.changesOf(tutorialIds);
    for (const id of tutorialIds) {
      const [part, date] = [partOf(id), dates.get(id)];
      // An unpublished tutorial may have been the latest of its part.
      if (!date) this.facts.delete(part);
      else if (this.facts.has(part) && date > (this.facts.get(part) ?? 0)) this.facts.set(part, date);
    }
  }
}
