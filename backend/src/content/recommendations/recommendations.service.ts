import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import { interestsOf } from './interests.js';
import { RecommendationsRepository } from './recommendations.repository.js';

@Injectable()
export class RecommendationsService {
  constructor(
    private readonly recommendations: RecommendationsRepository,
    private readonly settings: SettingsService,
  ) {}

  /** Tutorials that a member may want to read next, best first; empty when recommendations are switched off. */
  async recommend(userId: number, limit: number, excludedIds: readonly number[]): Promise<Tutorial[]> {
    if (!(await this.settings.get('enableRecommendations'))) return [];
    const interests = interestsOf(await this.recommendations.signals(userId));
    return this.recommendations.recommend(userId, interests, limit, excludedIds);
  }
}
