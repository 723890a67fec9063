import { expect, it } from '@jest/globals';
import type { EventTail } from '../../platform/domain-events/event-tail.js';
import { IDS_PER_PART, KnownParts } from './known-parts.js';

const PARTS = 5;

class Parts extends KnownParts<number> {
  readonly rounds: number[] = [];
  private seen = 0;

  protected highestId(): Promise<number> {
    return Promise.resolve(PARTS * IDS_PER_PART - 1);
  }

  protected readPart(firstId: number): Promise<number> {
    this.rounds.push(this.seen);
    setImmediate(() => (this.seen += 1));
    return Promise.resolve(firstId);
  }

  protected async follow(): Promise<void> {}
}

it('other requests are answered between two parts', async () => {
  const parts = new Parts({ on: () => undefined } as unknown as EventTail);
  expect(await parts.read()).toHaveLength(PARTS);
  expect(parts.rounds).toEqual([0, 1, 2, 3, 4]);
});
