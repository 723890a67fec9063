import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RecentReadings } from './recent-readings.js';
import { TutorialsRepository } from './tutorials.repository.js';

const WRITE_EVERY_MS = 1000;

/** Counts readers in memory and writes them together, so that a page served from the cache costs no write. */
@Injectable()
export class ViewCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(ViewCounter.name);
  private readonly recent = new RecentReadings();
  private counts = new Map<number, number>();
  /** Of each tutorial, since this process has started. */
  private readonly totals = new Map<number, number>();
  private writing: Promise<void> | undefined;
  private writes = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly tutorials: TutorialsRepository) {}

  /** Counts a reader of a tutorial once in some hours; undefined stands for nobody. */
  record(id: number, reader: string | undefined): void {
    if (reader === undefined || !this.recent.note(id, reader)) return;
    this.counts.set(id, this.pending(id) + 1);
    this.totals.set(id, this.counted(id) + 1);
    this.schedule();
  }

  /** The same of a member, who is no reader of what they have written. */
  async recordMember(id: number, memberId: number, reader: string | undefined): Promise<void> {
    if (reader === undefined || (await this.tutorials.hasAuthor(id, memberId))) return;
    this.record(id, reader);
  }

  /** Views of a tutorial that this process has ever counted. */
  counted(id: number): number {
    return this.totals.get(id) ?? 0;
  }

  /** Views of a tutorial that its row does not hold yet. */
  private pending(id: number): number {
    return this.counts.get(id) ?? 0;
  }

  /** A row as `read` finds it, with the views it does not hold yet: none is left out, none is counted twice. */
  async addPending<Row extends { id: number; views: number }>(
    read: () => Promise<Row | null>,
  ): Promise<Row | null> {
    for (;;) {
      while (this.writing) await this.writing;
      const began = this.writes;
      const row = await read();
      // Written meanwhile: nobody can tell whether this row holds those views or not.
      if (began !== this.writes) continue;
      return row && { ...row, views: row.views + this.pending(row.id) };
    }
  }

  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.writing) await this.writing;
    if (this.counts.size === 0) return;
    const counts = new Map(this.counts);
    this.writes += 1;
    this.writing = this.tutorials
      .addViews(counts)
      .then(
        () => this.forget(counts),
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
