import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';

type Pending = Pick<Report, 'id' | 'kind' | 'subjectId' | 'reason'>;

/**
 * Keeps the moderation queue, and the number of its entries, in step with the pending reports. The entry of some
 * content is changed before those of its reasons, so that transactions about the same content wait for each other.
 */
@Injectable()
export class QueueEntries {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(makeAnew);
  }

  /** Call it after the report has become pending. */
  async add(manager: EntityManager, report: Pending): Promise<void> {
    const { id, kind, subjectId } = report;
    for (const reason of ['', report.reason]) {
      const key = { kind, subjectId, reason };
      await manager.query(insertOrIncrement(manager), [kind, subjectId, reason, id]);
      const { pending } = await manager.findOneByOrFail(QueueEntry, key as QueueEntry);
      if (pending === 1) await this.counts.changeCounts(manager, [of(key, 1)]);
    }
    const { firstId } = await manager.findOneByOrFail(QueueEntry, { kind, subjectId, reason: '' });
    await setFirst(manager, report, Math.min(firstId, id));
  }

  /** Call it after the report, locked by the caller, is pending no more. */
  async remove(manager: EntityManager, report: Pending): Promise<void> {
    const { id, kind, subjectId } = report;
    for (const reason of ['', report.reason] as const) {
      const key = { kind, subjectId, reason };
      await manager.decrement(QueueEntry, key, 'pending', 1);
      const { affected } = await manager.delete(QueueEntry, { ...key, pending: 0 });
      if (affected) await this.counts.changeCounts(manager, [of(key, -1)]);
    }
    const entry = await manager.findOneBy(QueueEntry, { kind, subjectId, reason: '' });
    if (entry?.firstId !== id) return;
    const first = manager
      .createQueryBuilder(Report, 'report')
      .where("report.kind = :kind AND report.subjectId = :subjectId AND report.status = 'pending'", {
        kind,
        subjectId,
      })
      .orderBy('report.id')
      .limit(1);
    const next = await lockRows(first).getOne();
    // None while the reports of a merged member move, one after the other.
    if (next) await setFirst(manager, report, next.id);
  }

  /** Number of contents in the queue. @param reason with a pending report for this reason */
  async count(kind?: SubjectKind, reason: ReportReason | '' = ''): Promise<number> {
    let total = 0;
    for (const [part, count] of await this.counts.readCounts('queue')) {
      const [itsKind, itsReason] = part.split('/');
      if ((kind ?? itsKind) === itsKind && itsReason === reason) total += count;
    }
    return total;
  }
}

/** In one statement, because two members may be the first to report the same. */
function insertOrIncrement({ dataSource }: EntityManager): string {
  const isMysql = dataSource.options.type === 'mysql';
  const otherwise = isMysql
    ? 'ON DUPLICATE KEY UPDATE'
    : 'ON CONFLICT (kind, subjectId, reason) DO UPDATE SET';
  return `INSERT INTO moderation_queue (kind, subjectId, reason, pending, firstId) VALUES (?, ?, ?, 1, ?) ${otherwise} pending = pending + 1`;
}

async function setFirst(
  manager: EntityManager,
  { kind, subjectId }: SubjectRef,
  firstId: number,
): Promise<void> {
  await manager.update(QueueEntry, { kind, subjectId }, { firstId });
}

function of({ kind, reason }: { kind: SubjectKind; reason: string }, by: number): Change {
  return { subject: 'queue', part: `${kind}/${reason}`, by };
}

async function makeAnew(manager: EntityManager): Promise<Change[]> {
  const columns = 'INSERT INTO moderation_queue (kind, subjectId, reason, pending, firstId)';
  await manager.createQueryBuilder().delete().from(QueueEntry).execute();
  await manager.query(
    `${columns} SELECT kind, subjectId, '', COUNT(*), MIN(id) FROM reports
     WHERE status = 'pending' GROUP BY kind, subjectId`,
  );
  await manager.query(
    `${columns} SELECT report.kind, report.subjectId, report.reason, COUNT(*), MIN(entry.firstId)
     FROM reports report INNER JOIN moderation_queue entry
       ON entry.kind = report.kind AND entry.subjectId = report.subjectId AND entry.reason = ''
     WHERE report.status = 'pending' GROUP BY report.kind, report.subjectId, report.reason`,
  );
  const rows = await manager
    .createQueryBuilder(QueueEntry, 'entry')
    .select('entry.kind', 'kind')
    .addSelect('entry.reason', 'reason')
    .addSelect('COUNT(*)', 'count')
    .groupBy('entry.kind')
    .addGroupBy('entry.reason')
    .getRawMany<{ kind: SubjectKind; reason: string; count: number | string }>();
  return rows.map((row) => of(row, Number(row.count)));
}
