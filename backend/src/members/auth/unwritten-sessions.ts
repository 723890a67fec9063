import { LRUCache } from 'lru-cache';
import type { Repository } from 'typeorm';
import { forgiveUnwritable } from '../../platform/common/out-of-space.js';
import type { Session } from './session.entity.js';

const MAX = 5000;

/** What stands in the place of a row: another one, or that it is gone. */
interface Unwritten {
  row: Session | undefined;
}

/**
 * Sessions that could not be written, or ended, because the database takes nothing: they count in this process until it
 * does again. With more of them, or after a restart, the oldest have to sign in anew.
 */
export class UnwrittenSessions {
  private readonly kept = new LRUCache<string, Unwritten>({ max: MAX });

  constructor(private readonly sessions: Repository<Session>) {}

  /** Undefined where the database has the last word. */
  find(id: string): Unwritten | undefined {
    return this.kept.get(id);
  }

  keep(id: string, row?: Session): void {
    this.kept.set(id, { row });
  }

  /** The database has a newer word on it. */
  forget(id: string): void {
    this.kept.delete(id);
  }

  endAll(userId: number, except: string | undefined): void {
    for (const [id, { row }] of this.kept) {
      if (row?.userId === userId && id !== except) this.kept.delete(id);
    }
  }

  /** Writes what waits, as far as that goes by now. */
  async settle(): Promise<void> {
    for (const [id, { row }] of [...this.kept]) {
      const write = row ? this.sessions.upsert(row, ['id']) : this.sessions.delete(id);
      await write.then(() => this.kept.delete(id)).catch(forgiveUnwritable);
      if (this.kept.has(id)) return;
    }
  }
}
