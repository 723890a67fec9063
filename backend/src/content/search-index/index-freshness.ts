import { EventEmitter, once } from 'node:events';
import { Injectable } from '@nestjs/common';

/**
 * `current`: the index has all that this node knows of. `soon`: all but what has just changed. `behind`: it may lack
 * anything.
 */
export type Freshness = 'current' | 'soon' | 'behind';

/** Longer than it takes to index what one person has changed, with the start of a thread. */
const WAIT_MS = 1000;
/** The database reads so many at once, before the index could have what is new. */
const FEW = 1000;

/** Whether this node's index has all that the node knows of, so that it may answer in place of the database. */
@Injectable()
export class IndexFreshness {
  private readonly steps = new EventEmitter().setMaxListeners(0);
  private read = (): Freshness => 'behind';

  /** Called by what feeds the index. */
  tellBy(read: () => Freshness): void {
    this.read = read;
  }

  /** Called by what feeds the index, whenever the answer may be another one. */
  stepDone(): void {
    this.steps.emit('step');
  }

  /**
   * Whether the index may answer: at once, or after a moment where the database would have to read many.
   * @param countFound counts in the index what is asked for
   */
  async mayAnswer(countFound: () => Promise<number>): Promise<boolean> {
    if (this.read() === 'soon' && (await countFound()) > FEW)
      await this.whileSoon(AbortSignal.timeout(WAIT_MS));
    return this.read() === 'current';
  }

  private async whileSoon(signal: AbortSignal): Promise<void> {
    while (this.read() === 'soon' && !signal.aborted)
      await once(this.steps, 'step', { signal }).catch(() => undefined);
  }
}
