import { Injectable } from '@nestjs/common';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SitemapRepository } from './sitemap.repository.js';

/** Ids per part, of at most 50,000 URLs, since a part is generated in one go. */
export const IDS_PER_PART = 10_000;

/** Last change of the tutorials in each part; read once, and again after an event. */
@Injectable()
export class SitemapParts {
  /** By part, up to the highest known; undefined for an empty part. */
  private readonly latest: (Date | undefined)[] = [];
  private readonly stale = new Set<number>();

  constructor(
    private readonly sitemap: SitemapRepository,
    tail: EventTail,
  ) {
    const follow = ({ payload }: { payload: { tutorialId: number } }) =>
      void this.stale.add(Math.floor(payload.tutorialId / IDS_PER_PART));
    tail.on('tutorial.saved', follow);
    tail.on('tutorial.withdrawn', follow);
  }

  /** Last change by part. */
  async read(): Promise<Map<number, Date>> {
    const last = Math.floor((await this.sitemap.highestId()) / IDS_PER_PART);
    for (let part = 0; part <= last; part++) {
      if (part in this.latest && !this.stale.has(part)) continue;
      // Before the query, so that a change meanwhile marks it stale again.
      this.stale.delete(part);
      const firstId = part * IDS_PER_PART;
      this.latest[part] = await this.sitemap.latestBetween(firstId, firstId + IDS_PER_PART - 1);
    }
    return new Map(
      this.latest.slice(0, last + 1).flatMap((date, part) => (date ? [[part, date] as const] : [])),
    );
  }
}
