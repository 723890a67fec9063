import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { EventTail } from '../../platform/domain-events/event-tail.js';

/** Ids per part. The sitemap format allows 50,000 URLs, but a part is generated in one go. */
export const IDS_PER_PART = 10_000;

/** Tutorials brought up to date in one step. */
const AT_ONCE = 500;
/** If more tutorials than this have changed, all parts are read again. */
const MAX_CHANGED = 10_000;

/**
 * Known facts about each part of the sitemap. They are read once, and then updated with the tutorials named by events.
 */
export abstract class KnownParts<Fact> {
  /** By part; undefined for an empty part, absent for a part that has to be read. */
  protected readonly facts = new Map<number, Fact | undefined>();
  /** Ids of tutorials that have changed since the last call; undefined when they are too many. */
  private changed: Set<number> | undefined = new Set();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(tail: EventTail) {
    const collect = ({ payload }: { payload: { tutorialId: number } }) => {
      this.changed?.add(payload.tutorialId);
      // Bounds the memory, since nobody may request the sitemap for a long time.
      if (this.changed && this.changed.size > MAX_CHANGED) this.changed = undefined;
    };
    tail.on('tutorial.saved', collect);
    tail.on('tutorial.withdrawn', collect);
  }

  /** Parts that are not empty, in ascending order. */
  async read(): Promise<[part: number, fact: Fact][]> {
    // One call at a time: otherwise a call could store facts older than a change that another has already applied.
    const turn = this.turn.then(() => this.readInTurn());
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  /** 0 when there is nothing to list. */
  protected abstract highestId(): Promise<number>;

  /** Undefined for an empty part. */
  protected abstract readPart(firstId: number, lastId: number): Promise<Fact | undefined>;

  /** Brings `facts` up to date with a change of these tutorials. */
  protected abstract follow(tutorialIds: readonly number[]): Promise<void>;

  private async readInTurn(): Promise<[number, Fact][]> {
    await this.followChanges();
    const found: [number, Fact][] = [];
    const last = partOf(await this.highestId());
    for (let part = 0; part <= last; part++) {
      const firstId = part * IDS_PER_PART;
      if (!this.facts.has(part)) {
        this.facts.set(part, await this.readPart(firstId, firstId + IDS_PER_PART - 1));
        // On SQLite, a hundred parts would otherwise block all requests for 0.2 s.
        await letOthersRun();
      }
      const fact = this.facts.get(part);
      if (fact !== undefined) found.push([part, fact]);
    }
    return found;
  }

  private async followChanges(): Promise<void> {
    const changed = this.changed ? [...this.changed] : [];
    if (!this.changed) this.facts.clear();
    // Cleared before reading, so that the next call applies a change that comes meanwhile.
    this.changed = new Set();
    try {
      for (let start = 0; start < changed.length; start += AT_ONCE)
        await this.follow(changed.slice(start, start + AT_ONCE));
    } catch (error) {
      this.changed = undefined;
      throw error;
    }
  }
}

export function partOf(id: number): number {
  return Math.floor(id / IDS_PER_PART);
}
