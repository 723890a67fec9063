import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RecentReadings } from './recent-readings.js';
import { TutorialsRepository } from './tutorials.repository.js';

const WRITE_EVERY_MS = 1000;

/** Counts views in memory and writes them in batches, so that a page from the cache costs no write. */
@Injectable()
export class ViewCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(ViewCounter.name);
  private readonly recent = new RecentReadings();
  private counts = new Map<number, number>();
  /** Views per tutorial since this process started. */
  private readonly totals = new Map<number, number>();
  private writing: Promise<void> | undefined;
  /** Writes begun and ended. */
  private changes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tutorials: TutorialsRepository) {}

  /**
   * Counts a reader once per tutorial and window.
   * @param reader undefined for requests that nobody reads
   */
  record(id: number, reader: string | undefined): void {
    if (reader === undefined || !this.recent.recordReading(id, reader)) return;
    this.counts.set(id, this.pending(id) + 1);
    this.totals.set(id, this.counted(id) + 1);
    this.schedule();
  }

  /** `record` for a member; authors are not counted. */
  async recordMember(id: number, memberId: number, reader: string | undefined): Promise<void> {
    if (reader === undefined || (await this.tutorials.hasAuthor(id, memberId))) return;
    this.record(id, reader);
  }

  /** Views of a tutorial that this process has counted. */
  counted(id: number): number {
    return this.totals.get(id) ?? 0;
  }

  /** Views not yet written to the tutorial's row. */
  private pending(id: number): number {
    return this.counts.get(id) ?? 0;
  }

  /**
   * Reads a row and adds the views not yet written to it. It waits for no write, which a lock may hold up for a minute;
   * until a write is over, its views count as not written.
   */
  async addPending<Row extends { id: number; views: number }>(
    read: () => Promise<Row | null>,
  ): Promise<Row | null> {
    for (;;) {
      const before = this.changes;
      const row = await read();
      // A write began or ended meanwhile, so the row may or may not include its views; read again.
      if (before !== this.changes) continue;
      return row && { ...row, views: row.views + this.pending(row.id) };
    }
  }

  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.writing) await this.writing;
    if (this.counts.size === 0) return;
    const counts = new Map(this.counts);
    this.changes += 1;
    this.writing = this.tutorials
      .addViews(counts)
      .then(
        () => {
          this.changes += 1;
          this.forget(counts);
        },
        (error: unknown) => {
          this.logger.error('Les lectures n’ont pas pu être enregistrées.', error);
          this.schedule();
        },
      )
      .finally(() => {
        this.writing = undefined;
      });
    await this.writing;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  private forget(written: ReadonlyMap<number, number>): void {
    for (const [id, count] of written) {
      const left = this.pending(id) - count;
      if (left > 0) this.counts.set(id, left);
      else this.counts.delete(id);
    }
  }
}
