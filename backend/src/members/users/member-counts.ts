import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countDays } from '../../platform/counts/count-days.js';
import { dayOf } from '../../platform/counts/day.js';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { User } from './user.entity.js';

/** Stored counts of members, in total and by day of registration. */
@Injectable()
export class MemberCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(async (manager) => {
      const days = await countDays(manager, User, 'member-days');
      return [...days, ...days.map((day): Change => ({ ...day, subject: 'members', part: '' }))];
    });
  }

  /** Call it when a member is created (1) or deleted (-1). */
  async countChange(
    manager: EntityManager,
    { createdAt }: Pick<User, 'createdAt'>,
    by: 1 | -1,
  ): Promise<void> {
    await this.counts.changeCounts(manager, [
      { subject: 'members', part: '', by },
      { subject: 'member-days', part: dayOf(createdAt), by },
    ]);
  }

  async total(): Promise<number> {
    return this.counts.readTotal('members');
  }
}
