import { Injectable } from '@nestjs/common';

const REMEMBERED_TAGS = 10_000;

/** Anything that holds values by tags. */
interface Follower {
  drop(tags: readonly string[]): void;
  expire(tags: readonly string[]): void;
  clear(): void;
  /** Of what is held. */
  readonly bytes: number;
}

/** Counts the changes to what caches hold, and passes them on: a value whose making one of them fell into is not kept. */
@Injectable()
export class InvalidationClock {
  private readonly followers: Follower[] = [];
  /** When each tag has last changed; the ones that changed longest ago come first. */
  private readonly changedAt = new Map<string, number>();
  /** Whatever is not remembered any more changed at this time at the latest. */
  private forgottenUpTo = 0;
  private time = 0;

  get now(): number {
    return this.time;
  }

  /** Of all that is held, in memory. */
  get heldBytes(): number {
    return this.followers.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  hasChangedSince(time: number, tags: readonly string[]): boolean {
    if (time < this.forgottenUpTo) return true;
    return tags.some((tag) => (this.changedAt.get(tag) ?? 0) > time);
  }

  /** What shows one of these is wrong from now on. */
  drop(tags: readonly string[]): void {
    this.note(tags);
    for (const follower of this.followers) follower.drop(tags);
  }

  /** What shows one of these is merely a little behind. */
  expire(tags: readonly string[]): void {
    this.note(tags);
    for (const follower of this.followers) follower.expire(tags);
  }

  /** Everything is wrong from now on. */
  clear(): void {
    this.time += 1;
    this.forgottenUpTo = this.time;
    this.changedAt.clear();
    for (const follower of this.followers) follower.clear();
  }

  private note(tags: readonly string[]): void {
    this.time += 1;
    for (const tag of tags) {
      this.changedAt.delete(tag);
      this.changedAt.set(tag, this.time);
    }
    for (const [tag, time] of this.changedAt) {
      if (this.changedAt.size <= REMEMBERED_TAGS) return;
      this.changedAt.delete(tag);
      this.forgottenUpTo = time;
    }
  }
}
