import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { Page } from '../../platform/common/page-query.js';
import { AskedSearch } from './asked-search.entity.js';
import { countableText } from './countable-text.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const WRITE_EVERY_MS = 1000;
/** A text searched for less often could identify a person: it is not shown, and deleted early. */
export const LEAST_ASKED = 3;
const RARE_WEEKS = 2;
const KEPT_WEEKS = 12;
/** Bounds the memory for texts waiting to be written. */
const MAX_WAITING = 1000;

export const states = ['unanswered', 'unopened'] as const;

export interface AskedText {
  id: number;
  text: string;
  asked: number;
  unanswered: number;
  opened: number;
  lastWeek: string;
}

type Counts = Pick<AskedSearch, 'asked' | 'unanswered' | 'opened'>;

/** Counts search texts per week: no person, address, session or time. */
@Injectable()
export class AskedSearchesService implements OnApplicationShutdown {
  private readonly logger = new Logger(AskedSearchesService.name);
  private waiting = new Map<string, Counts>();
  private writing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectRepository(AskedSearch) private readonly searches: Repository<AskedSearch>) {}

  countSearch(text: string, isAnswered: boolean): void {
    this.count(text, { asked: 1, unanswered: isAnswered ? 0 : 1, opened: 0 });
  }

  /**
   * Counts a tutorial opened from search results, detected by the referer.
   * @param referer untrusted, may be absent
   * @param host that the request was sent to
   */
  countOpening(referer: string | undefined, host: string | undefined): void {
    const page = referer && URL.canParse(referer) ? new URL(referer) : undefined;
    const text = page?.host === host && page?.pathname === '/recherche' && page.searchParams.get('q');
    if (text) this.count(text, { asked: 0, unanswered: 0, opened: 1 });
  }

  /** Texts with enough searches in the last weeks, most frequent first. */
  async list(
    { state, ids }: { state?: (typeof states)[number]; ids?: number[] },
    { limit, offset }: Page,
  ): Promise<{ searches: AskedText[]; total: number }> {
    await this.write();
    const query = this.searches
      .createQueryBuilder('search')
      .select('MIN(search.id)', 'id')
      .addSelect('search.text', 'text')
      .addSelect('SUM(search.asked)', 'asked')
      .addSelect('SUM(search.unanswered)', 'unanswered')
      .addSelect('SUM(search.opened)', 'opened')
      .addSelect('MAX(search.week)', 'lastWeek')
      .where('search.week >= :since', { since: weekOf(KEPT_WEEKS) })
      .groupBy('search.text')
      .having('SUM(search.asked) >= :least', { least: LEAST_ASKED });
    if (state === 'unanswered') query.andHaving('SUM(search.unanswered) > 0');
    if (state === 'unopened')
      query.andHaving('SUM(search.opened) = 0 AND SUM(search.asked) > SUM(search.unanswered)');
    if (ids) query.andHaving('MIN(search.id) IN (:...ids)', { ids: [0, ...ids] });
    const rows = await query
      .orderBy('SUM(search.asked)', 'DESC')
      .addOrderBy('search.text', 'ASC')
      .getRawMany<Record<keyof AskedText, string | number>>();
    // Few rows, since rare texts are left out.
    const searches = rows.slice(offset, offset + limit).map((row) => ({
      id: Number(row.id),
      text: String(row.text),
      asked: Number(row.asked),
      unanswered: Number(row.unanswered),
      opened: Number(row.opened),
      lastWeek: String(row.lastWeek),
    }));
    return { searches, total: rows.length };
  }

  /** Deletes rare texts after two weeks and all after twelve. */
  @RetentionTask('recherches')
  async forgetOld(): Promise<void> {
    await this.searches.delete({ week: LessThan(weekOf(KEPT_WEEKS)) });
    const common = await this.searches
      .createQueryBuilder('search')
      .select('search.text', 'text')
      .groupBy('search.text')
      .having('SUM(search.asked) >= :least', { least: LEAST_ASKED })
      .getRawMany<{ text: string }>();
    const kept = new Set(common.map(({ text }) => text));
    const old = await this.searches.find({
      select: { id: true, text: true },
      where: { week: LessThan(weekOf(RARE_WEEKS)) },
    });
    const rare = old.filter(({ text }) => !kept.has(text)).map(({ id }) => id);
    for (let from = 0; from < rare.length; from += MAX_WAITING)
      await this.searches.delete(rare.slice(from, from + MAX_WAITING));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private count(text: string, counts: Counts): void {
    const countable = countableText(text);
    if (!countable) return;
    const before = this.waiting.get(countable);
    if (!before && this.waiting.size >= MAX_WAITING) return;
    this.waiting.set(countable, sum(before, counts));
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes waiting counts, one batch after the other. A failed batch is logged and lost. */
  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting;
    this.waiting = new Map();
    this.writing = this.writing.then(async () => {
      if (waiting.size === 0) return;
      try {
        await this.searches.manager.transaction((manager) => addCounts(manager, waiting));
      } catch (error) {
        this.logger.error('Les recherches n’ont pas pu être comptées.', error);
      }
    });
    await this.writing;
  }
}

async function addCounts(manager: EntityManager, waiting: ReadonlyMap<string, Counts>): Promise<void> {
  const week = weekOf(0);
  for (const [text, counts] of [...waiting].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (!(await addTo(manager, week, text, counts))) await insertOrAdd(manager, week, text, counts);
}

async function insertOrAdd(manager: EntityManager, week: string, text: string, counts: Counts) {
  try {
    await manager.insert(AskedSearch, { week, text, ...counts });
  } catch (error) {
    // Another process has inserted the row first.
    if (!isUniqueViolation(error)) throw error;
    await addTo(manager, week, text, counts);
  }
}

/** @returns whether there was a row to update */
async function addTo(
  manager: EntityManager,
  week: string,
  text: string,
  { asked, unanswered, opened }: Counts,
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(AskedSearch)
    .set({
      asked: () => 'asked + :asked',
      unanswered: () => 'unanswered + :unanswered',
      opened: () => 'opened + :opened',
    })
    .where('week = :week AND text = :text', { week, text, asked, unanswered, opened })
    .execute();
  return Boolean(affected);
}

function sum(before: Counts | undefined, { asked, unanswered, opened }: Counts): Counts {
  return {
    asked: (before?.asked ?? 0) + asked,
    unanswered: (before?.unanswered ?? 0) + unanswered,
    opened: (before?.opened ?? 0) + opened,
  };
}

/** Monday of this week, or of an earlier one. */
function weekOf(weeksAgo: number): string {
  const day = new Date(Date.now() - weeksAgo * 7 * DAY_MS);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
