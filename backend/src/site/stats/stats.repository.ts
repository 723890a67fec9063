import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** What nobody keeps a count of. */
@Injectable()
export class StatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countSeenSince(moment: Date): Promise<number> {
    return this.dataSource.manager.countBy(User, { lastSeenAt: MoreThanOrEqual(moment) });
  }
}
