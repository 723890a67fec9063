import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { AuditEntry } from './audit-entry.entity.js';

type Counted = Pick<AuditEntry, 'actorId' | 'targetType' | 'action'>;

/** Stored counts of audit entries by actor and type of target. */
@Injectable()
export class AuditCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(countAnew);
  }

  async countAdded(manager: EntityManager, entry: Counted): Promise<void> {
    await this.counts.changeCounts(manager, [of(entry, 1)]);
  }

  /** In the transaction that deletes the account: their counts become another member's, or nobody's. */
  async replaceActor(manager: EntityManager, actorId: number, other: number | null): Promise<void> {
    const theirs = [...(await this.counts.readCounts('audit', undefined, manager))].filter(([part]) =>
      part.startsWith(`${actorId}/`),
    );
    const changes = theirs.flatMap(([part, count]): Change[] => [
      { subject: 'audit', part, by: -count },
      { subject: 'audit', part: part.replace(/^[^/]*/, `${other ?? ''}`), by: count },
    ]);
    await this.counts.changeCounts(manager, changes);
  }

  /** Ids of actors whose accounts still exist. */
  async actors(): Promise<number[]> {
    const parts = [...(await this.counts.readCounts('audit'))].filter(([, count]) => count > 0);
    const actors = new Set(parts.map(([part]) => part.split('/')[0]!));
    return [...actors].filter((id) => id !== '').map(Number);
  }

  async count(wanted: Partial<Counted>): Promise<number> {
    let total = 0;
    for (const [part, count] of await this.counts.readCounts('audit')) {
      const [actorId, targetType, action] = part.split('/');
      if (wanted.actorId !== undefined && actorId !== String(wanted.actorId)) continue;
      if (wanted.targetType !== undefined && targetType !== wanted.targetType) continue;
      if (wanted.action === undefined || action === wanted.action) total += count;
    }
    return total;
  }
}

function of({ actorId, targetType, action }: Counted, by: number): Change {
  return { subject: 'audit', part: `${actorId ?? ''}/${targetType}/${action}`, by };
}

async function countAnew(manager: EntityManager): Promise<Change[]> {
  const rows = await manager
    .createQueryBuilder(AuditEntry, 'entry')
    .select('entry.actorId', 'actorId')
    .addSelect('entry.targetType', 'targetType')
    .addSelect('entry.action', 'action')
    .addSelect('COUNT(*)', 'count')
    .groupBy('entry.actorId')
    .addGroupBy('entry.targetType')
    .addGroupBy('entry.action')
    .getRawMany<Counted & { count: number | string }>();
  return rows.map((row) => of(row, Number(row.count)));
}
