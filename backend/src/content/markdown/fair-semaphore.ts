interface TurnRequest<Owner> {
  owner?: Owner;
  /** Maximum wait in milliseconds; unlimited if omitted. */
  withinMs?: number;
  /** Whether it is a long request; only some of these run at once. */
  isLong?: boolean;
}

interface Waiting<Owner> extends TurnRequest<Owner> {
  start: () => void;
}

/**
 * Fair semaphore: first come, first served, but one turn per owner at a time. Requests without an owner come last, and
 * long ones let others pass while enough of them run.
 */
export class FairSemaphore<Owner> {
  private readonly waiting: Waiting<Owner>[] = [];
  /** Owners of the current turns. */
  private readonly owners = new Set<Owner>();
  private taken = 0;
  private takenByLong = 0;

  constructor(
    private readonly atOnce: number,
    private readonly longAtOnce = atOnce,
  ) {}

  /** Number of waiting requests, in total or of one owner. */
  countWaiting(owner?: Owner): number {
    return owner === undefined
      ? this.waiting.length
      : this.waiting.filter((each) => each.owner === owner).length;
  }

  isTakenBy(owner: Owner): boolean {
    return this.owners.has(owner);
  }

  /** @returns a function that releases the turn; undefined on timeout */
  async acquire(request: TurnRequest<Owner> = {}): Promise<(() => void) | undefined> {
    const { withinMs } = request;
    return new Promise((resolve) => {
      const giveUp = (): void => {
        this.remove(entry);
        resolve(undefined);
      };
      const timer = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve(() => this.release(request));
      };
      const entry = { ...request, start };
      this.waiting.push(entry);
      this.startNext();
    });
  }

  private startNext(): void {
    if (this.taken >= this.atOnce) return;
    const mayStart = ({ owner, isLong }: TurnRequest<Owner>): boolean =>
      !(isLong && this.takenByLong >= this.longAtOnce) && !(owner !== undefined && this.owners.has(owner));
    const ready = this.waiting.filter(mayStart);
    const next = ready.find(({ owner }) => owner !== undefined) ?? ready[0];
    if (!next) return;
    this.remove(next);
    this.taken += 1;
    if (next.isLong) this.takenByLong += 1;
    if (next.owner !== undefined) this.owners.add(next.owner);
    next.start();
  }

  private release({ owner, isLong }: TurnRequest<Owner>): void {
    this.taken -= 1;
    if (isLong) this.takenByLong -= 1;
    if (owner !== undefined) this.owners.delete(owner);
    this.startNext();
  }

  private remove(entry: Waiting<Owner>): void {
    this.waiting.splice(this.waiting.indexOf(entry), 1);
  }
}
