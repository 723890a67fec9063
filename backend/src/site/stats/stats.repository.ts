import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** Counts that are not stored. */
@Injectable()
export class StatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countSeenSince(moment: Date): Promise<number> {
    return this.dataSource.manager.countBy(User, { lastSeenAt: MoreThanOrEqual(moment) });
  }
}
