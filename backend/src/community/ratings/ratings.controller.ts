import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { RateBody, RatedDto, RatingSummaryDto, ScoreDto } from './ratings.dto.js';
import { RatingsService } from './ratings.service.js';

const VISITOR_REFUSAL = 'Vous devez être connecté pour noter ce tutoriel.';

@ApiTags('Évaluations')
@Controller('api/tutorials/:id/rating')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Donne la moyenne des notes d’un tutoriel et leur nombre' })
  @ApiOkResponse({ type: RatingSummaryDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async summary(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User | undefined,
  ): Promise<RatingSummaryDto> {
    return this.ratings.summary(id, user);
  }

  @Get('user')
  @Members(VISITOR_REFUSAL)
  @ApiOperation({ summary: 'Donne sa propre note' })
  @ApiOkResponse({ type: ScoreDto })
  @Refuses({ 404: 'Le membre n’a pas noté ce tutoriel.' })
  async own(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<ScoreDto> {
    return { score: await this.ratings.scoreOf(user.id, id) };
  }

  @Post()
  @Members(VISITOR_REFUSAL)
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Note un tutoriel ; noter à nouveau remplace sa note' })
  @ApiCreatedResponse({ type: RatedDto })
  @Refuses({ 403: 'Les évaluations sont fermées pour le moment.', 404: 'Ce tutoriel n’existe pas.' })
  async rate(
    @Param('id', IdPipe) id: number,
    @Body() { score }: RateBody,
    @CurrentUser() user: User,
  ): Promise<RatedDto> {
    return { rating: { score }, ...(await this.ratings.rate(user.id, id, score)) };
  }
}
