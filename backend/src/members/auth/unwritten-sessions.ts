import { LRUCache } from 'lru-cache';
import type { Repository } from 'typeorm';
import { ignoreUnwritable } from '../../platform/common/storage-errors.js';
import type { Session } from './session.entity.js';

const MAX = 5000;

/** Replaces a row: a newer one, or undefined when it was deleted. */
interface Unwritten {
  row: Session | undefined;
}

/**
 * Session changes that could not be written because the database is not writable. They apply in this process until it
 * is again; beyond the bound, or after a restart, members have to sign in again.
 */
export class UnwrittenSessions {
  private readonly kept = new LRUCache<string, Unwritten>({ max: MAX });

  constructor(private readonly sessions: Repository<Session>) {}

  /** Undefined when the database is up to date. */
  find(id: string): Unwritten | undefined {
    return this.kept.get(id);
  }

  keepSession(id: string, row?: Session): void {
    this.kept.set(id, { row });
  }

  /** The database has a newer state. */
  dropSession(id: string): void {
    this.kept.delete(id);
  }

  endAll(userId: number, except: string | undefined): void {
    for (const [id, { row }] of this.kept) {
      if (row?.userId === userId && id !== except) this.kept.delete(id);
    }
  }

  /** Writes as many pending changes as possible. */
  async writePending(): Promise<void> {
    for (const [id, { row }] of [...this.kept]) {
      const write = row ? this.sessions.upsert(row, ['id']) : this.sessions.delete(id);
      await write.then(() => this.kept.delete(id)).catch(ignoreUnwritable);
      if (this.kept.has(id)) return;
    }
  }
}
