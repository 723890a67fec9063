interface Waiting<Owner> {
  owner: Owner | undefined;
  start: () => void;
}

/** Fair semaphore: first come, first served, but one turn per owner at a time. Requests without an owner come last. */
export class FairSemaphore<Owner> {
  private readonly waiting: Waiting<Owner>[] = [];
  /** Owners of the current turns. */
  private readonly owners = new Set<Owner>();
  private taken = 0;

  constructor(private readonly atOnce: number) {}

  /** Number of waiting requests, in total or of one owner. */
  countWaiting(owner?: Owner): number {
    return owner === undefined
      ? this.waiting.length
      : this.waiting.filter((each) => each.owner === owner).length;
  }

  isTakenBy(owner: Owner): boolean {
    return this.owners.has(owner);
  }

  /**
   * @param withinMs maximum wait; unlimited if omitted
   * @returns a function that releases the turn; undefined on timeout
   */
  async acquire(owner?: Owner, withinMs?: number): Promise<(() => void) | undefined> {
    return new Promise((resolve) => {
      const giveUp = (): void => {
        this.remove(entry);
        resolve(undefined);
      };
      const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve(() => this.release(owner));
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

  private release(owner: Owner | undefined): void {
    this.taken -= 1;
    if (owner !== undefined) this.owners.delete(owner);
    this.startNext();
  }

  private remove(entry: Waiting<Owner>): void {
    this.waiting.splice(this.waiting.indexOf(entry), 1);
  }
}
