import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { countDays, dayOf } from '../../platform/counts/count-days.js';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { User } from './user.entity.js';

/** Column that puts a member into each kind. */
const columns = {
  admin: 'isAdmin',
  moderator: 'isModerator',
  contributor: 'isContributor',
  suspended: 'hasSuspension',
} as const;
export type UserKind = keyof typeof columns;
export const userKinds = Object.keys(columns) as UserKind[];
/** Columns that decide in which counts a member is included. */
export type Kinds = Pick<User, (typeof columns)[UserKind]>;

/** Stored counts of members: in total, by day of registration and by kind. */
@Injectable()
export class MemberCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(async (manager) => {
      const days = await countDays(manager, User, 'member-days');
      const members = days.map((day): Change => ({ ...day, subject: 'members', part: '' }));
      return [...days, ...members, ...(await countKindsAnew(manager))];
    });
  }

  /** Call it when a member is created (1) or deleted (-1). */
  async countChange(
    manager: EntityManager,
    user: Pick<User, 'createdAt'> & Kinds,
    by: 1 | -1,
  ): Promise<void> {
    await this.counts.changeCounts(manager, [
      { subject: 'members', part: '', by },
      { subject: 'member-days', part: dayOf(user.createdAt), by },
      ...kindsOf(user, by),
    ]);
  }

  /** @param before locked */
  async countKinds(manager: EntityManager, before: Kinds, after: Kinds): Promise<void> {
    await this.counts.changeCounts(manager, [...kindsOf(before, -1), ...kindsOf(after, 1)]);
  }

  /** Call it when ended suspensions are marked as ended. */
  async countEnded(manager: EntityManager, suspensions: number): Promise<void> {
    await this.counts.changeCounts(manager, [
      { subject: 'member-kinds', part: 'suspended', by: -suspensions },
    ]);
  }

  async total(): Promise<number> {
    return this.counts.readTotal('members');
  }

  /** Subtracts suspended members whose suspension has ended since the last marking; they are few. */
  async count(kind: UserKind, manager: EntityManager): Promise<number> {
    const marked = (await this.counts.readCounts('member-kinds')).get(kind) ?? 0;
    return kind === 'suspended' ? marked - (await manager.countBy(User, endedBy(new Date()))) : marked;
  }
}

/** Condition for suspensions that have ended but are not marked yet. */
export function endedBy(moment: Date) {
  return { hasSuspension: true, suspendedUntil: LessThanOrEqual(moment) };
}

function kindsOf(user: Kinds, by: 1 | -1): Change[] {
  return userKinds
    .filter((kind) => user[columns[kind]])
    .map((part) => ({ subject: 'member-kinds', part, by }));
}

async function countKindsAnew(manager: EntityManager): Promise<Change[]> {
  const suspended = { hasSuspension: false, suspendedUntil: MoreThan(new Date()) };
  await manager.update(User, suspended, { hasSuspension: true });
  await manager.update(User, { hasSuspension: true, suspendedUntil: IsNull() }, { hasSuspension: false });
  const changes: Change[] = [];
  for (const kind of userKinds) {
    const by = await manager.countBy(User, { [columns[kind]]: true });
    changes.push({ subject: 'member-kinds', part: kind, by });
  }
  return changes;
}
