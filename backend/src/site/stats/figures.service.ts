import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Rating } from '../../community/ratings/rating.entity.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { TutorialCounts } from '../../content/tutorials/tutorial-counts.js';
import { MemberCounts } from '../../members/users/member-counts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { FiguresDto } from './stats.dto.js';

/** The mean rating is cached this long, because it reads every rating. */
const MEAN_KEPT_MS = 5 * MINUTE_MS;

/** Public figures of the site. */
@Injectable()
export class FiguresService {
  private mean: { at: number; ratings: number; score: number } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly tutorials: TutorialCounts,
    private readonly members: MemberCounts,
    private readonly domains: DomainsService,
  ) {}

  async read(now = Date.now()): Promise<FiguresDto> {
    const { figuresFrom } = this.settings.appearance;
    const [tutorials, members, domains, mean] = await Promise.all([
      this.tutorials.count({ state: 'published' }),
      this.members.total(),
      this.domains.findListed(),
      this.meanAt(now),
    ]);
    const enough = (count: number, shown = count) => (count >= figuresFrom ? shown : null);
    return {
      tutorials: enough(tutorials),
      domains: enough(domains.length),
      members: enough(members),
      ratingAverage: enough(mean.ratings, mean.score),
    };
  }

  private async meanAt(now: number): Promise<{ ratings: number; score: number }> {
    if (this.mean && now - this.mean.at < MEAN_KEPT_MS) return this.mean;
    const found = (await this.dataSource.manager
      .createQueryBuilder(Rating, 'rating')
      .select('COUNT(*)', 'ratings')
      .addSelect('AVG(rating.score)', 'score')
      .getRawOne<{ ratings: number | string; score: number | string | null }>())!;
    const score = Math.round(Number(found.score ?? 0) * 10) / 10;
    this.mean = { at: now, ratings: Number(found.ratings), score };
    return this.mean;
  }
}
