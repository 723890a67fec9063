import { Injectable } from '@nestjs/common';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SitemapRepository } from './sitemap.repository.js';

/** Ids to a part, of the 50,000 addresses that one may hold: a part is written at once. */
export const IDS_PER_PART = 10_000;

/** Which parts of the map have tutorials, and when these last changed: read once, and again where something happens. */
@Injectable()
export class SitemapParts {
  /** By part, up to the highest that was known; undefined for one that is empty. */
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

  /** When a tutorial of a part last changed, by part. */
  async read(): Promise<Map<number, Date>> {
    const last = Math.floor((await this.sitemap.highestId()) / IDS_PER_PART);
    for (let part = 0; part <= last; part++) {
      if (part in this.latest && !this.stale.has(part)) continue;
      // Ahead of the read: what happens meanwhile has it read again.
      this.stale.delete(part);
      const firstId = part * IDS_PER_PART;
      this.latest[part] = await this.sitemap.latestBetween(firstId, firstId + IDS_PER_PART - 1);
    }
    return new Map(
      this.latest.slice(0, last + 1).flatMap((date, part) => (date ? [[part, date] as const] : [])),
    );
  }
}
