import { EventEmitter, once } from 'node:events';
import { Injectable } from '@nestjs/common';

/**
 * `current`: the index includes everything this node knows of. `soon`: all but the latest changes. `behind`: anything
 * may be missing.
 */
export type Freshness = 'current' | 'soon' | 'behind';

/** Longer than indexing one person's change, including the start of a thread. */
const WAIT_MS = 1000;
/** The database reads up to this number of tutorials faster than the index catches up. */
const FEW = 1000;

/**
 * Tells whether this node's index includes everything the node knows of, and so may answer instead of the database.
 */
@Injectable()
export class IndexFreshness {
  private readonly steps = new EventEmitter().setMaxListeners(0);
  private read = (): Freshness => 'behind';

  /** Called by the service that fills the index. */
  registerSource(read: () => Freshness): void {
    this.read = read;
  }

  /** Called by the service that fills the index whenever the freshness may have changed. */
  stepDone(): void {
    this.steps.emit('step');
  }

  /**
   * Whether the index may answer. Waits a moment for an index that is catching up if the database would have to read
   * many tutorials.
   * @param countFound counts the results in the index
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
