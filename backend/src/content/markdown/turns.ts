interface Waiting<Owner> {
  owner: Owner | undefined;
  start: () => void;
}

/**
 * Gives so many turns at a time, in the order in which they are asked for and to each owner one at a time: whoever asks
 * for many waits for themselves. What is asked for without an owner comes after all the others.
 */
export class Turns<Owner> {
  private readonly waiting: Waiting<Owner>[] = [];
  /** Those who have a turn now. */
  private readonly owners = new Set<Owner>();
  private taken = 0;

  constructor(private readonly atOnce: number) {}

  /** How many wait, of all or of one owner. */
  countWaiting(owner?: Owner): number {
    return owner === undefined
      ? this.waiting.length
      : this.waiting.filter((each) => each.owner === owner).length;
  }

  isTakenBy(owner: Owner): boolean {
    return this.owners.has(owner);
  }

  /**
   * Resolves to what gives the turn back; undefined when there was none in time.
   * @param withinMs how long to wait; for ever when left out
   */
  async take(owner?: Owner, withinMs?: number): Promise<(() => void) | undefined> {
    return new Promise((resolve) => {
      const giveUp = (): void => {
        this.remove(entry);
        resolve(undefined);
      };
      const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve(() => this.giveBack(owner));
      };
      const entry = { owner, start };
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.taken >= this.atOnce) return;
    const isNext = ({ owner }: Waiting<Owner>): boolean => owner !== undefined && !this.owners.has(owner);
    const next = this.waiting.find(isNext) ?? this.waiting.find(({ owner }) => owner === undefined);
    if (!next) return;
    this.remove(next);
    this.taken += 1;
    if (next.owner !== undefined) this.owners.add(next.owner);
    next.start();
  }

  private giveBack(owner: Owner | undefined): void {
    this.taken -= 1;
    if (owner !== undefined) this.owners.delete(owner);
    this.startNext();
  }

  private remove(entry: Waiting<Owner>): void {
    this.waiting.splice(this.waiting.indexOf(entry), 1);
  }
}
