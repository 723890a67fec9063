import { createHash } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { secretsOf } from '../common/mask-secrets.js';
import { isUniqueViolation } from '../database/violations.js';
import { anonymizeError } from './anonymize-error.js';
import { ServerError } from './server-error.entity.js';

const SHOWN_MS = DAY_MS;
const KEPT_MS = 2 * SHOWN_MS;
const WRITE_AFTER_MS = 5000;
/** Bounds the distinct errors waiting to be written, and those shown. */
const MAX_KINDS = 200;

/** A kind of server error with its count and time. */
export type Tally = Omit<ServerError, 'id'>;

/** Counts server errors for administrators, without any user data. */
@Injectable()
export class ServerErrors implements BeforeApplicationShutdown {
  private waiting = new Map<string, ServerError>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly secrets: readonly string[];

  constructor(
    @InjectRepository(ServerError) private readonly errors: Repository<ServerError>,
    config: Config,
  ) {
    this.secrets = secretsOf(config);
  }

  /** @param route the route pattern, without parameter values */
  countError(status: number, route: string, error: unknown): void {
    const now = new Date();
    const message = anonymizeError(error, this.secrets);
    const hour = Math.floor(+now / HOUR_MS);
    const id = createHash('sha256')
      .update(JSON.stringify([hour, status, route, message]))
      .digest('hex');
    const known = this.waiting.get(id);
    if (known) {
      known.times += 1;
      known.lastAt = now;
    } else if (this.waiting.size < MAX_KINDS) {
      const row = { id, status, route: route.slice(0, 200), message, times: 1, firstAt: now, lastAt: now };
      this.waiting.set(id, row);
    }
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref();
  }

  /** Errors of the last 24 hours, latest first. */
  async listLastDay(): Promise<Tally[]> {
    await this.write();
    const rows = await this.errors.find({
      where: { lastAt: MoreThanOrEqual(new Date(Date.now() - SHOWN_MS)) },
      order: { lastAt: 'DESC' },
      take: 24 * MAX_KINDS,
    });
    const tallies = new Map<string, Tally>();
    for (const { id: _, ...row } of rows) {
      const key = JSON.stringify([row.status, row.route, row.message]);
      const other = tallies.get(key);
      if (!other) tallies.set(key, row);
      else {
        other.times += row.times;
        if (row.firstAt < other.firstAt) other.firstAt = row.firstAt;
      }
    }
    return [...tallies.values()].slice(0, MAX_KINDS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeWaiting());
    return this.writing;
  }

  private async writeWaiting(): Promise<void> {
    const rows = [...this.waiting.values()];
    this.waiting = new Map();
    try {
      while (rows.length > 0) {
        await this.add(rows.at(-1)!);
        rows.pop();
      }
      await this.errors.delete({ lastAt: LessThan(new Date(Date.now() - KEPT_MS)) });
    } catch {
      // Most errors mean that the database is away, so the counts wait for the next write or read.
      for (const row of rows) {
        const { times = 0, lastAt = row.lastAt } = this.waiting.get(row.id) ?? {};
        this.waiting.set(row.id, { ...row, times: row.times + times, lastAt });
      }
    }
  }

  private async add(row: ServerError): Promise<void> {
    const { id, times, lastAt } = row;
    const more = () => this.errors.update({ id }, { times: () => `times + ${times}`, lastAt });
    if ((await more()).affected) return;
    await this.errors.insert(row).catch(async (error: unknown) => {
      // Another process inserted the row first.
      if (!isUniqueViolation(error)) throw error;
      await more();
    });
  }
}
