import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toTutorialItemDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
import type { User } from '../../members/users/user.entity.js';
import { DEFAULT_RECOMMENDATIONS, RecommendationsQuery } from './recommendations.dto.js';
import { RecommendationsService } from './recommendations.service.js';

@ApiTags('Recommandations')
@Members()
@Controller('api/recommendations')
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Get()
  @AnswersList('tutorials')
  @ApiOperation({
    summary: 'Propose des tutoriels d’après ce que l’on garde, note et lit',
    description:
      'Jamais ce que l’on a déjà gardé, noté ou commencé ; les plus populaires complètent. La liste est vide quand les recommandations sont désactivées.',
  })
  @ApiOkResponse({ type: [TutorialItemDto] })
  async recommend(
    @Query() { limit = DEFAULT_RECOMMENDATIONS, excludeIds = [] }: RecommendationsQuery,
    @CurrentUser() user: User,
  ): Promise<TutorialItemDto[]> {
    return (await this.recommendations.recommend(user.id, limit, excludeIds)).map(toTutorialItemDto);
  }
}
