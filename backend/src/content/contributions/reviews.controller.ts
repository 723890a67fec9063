import { BadRequestException, Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Reviewers } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ReviewsService } from '../tutorials/reviews.service.js';
import { ReviewBody, toWaitingDto, WaitingListDto } from './reviews.dto.js';

/** Review of first publications before readers see them. */
@ApiTags('Administration')
@Reviewers()
@Controller('api/admin/reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get()
  @AnswersList('tutorials', {
    pageSize: DEFAULT_LIMIT,
    console: { query: PageQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les tutoriels qui attendent d’être relus, le plus ancien d’abord' })
  @ApiOkResponse({ type: WaitingListDto })
  async list(@Query() page: PageQuery): Promise<WaitingListDto> {
    const { waiting, total } = await this.reviews.listWaiting(toPage(page));
    return { tutorials: waiting.map(toWaitingDto), total };
  }

  @Post(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Laisse paraître un tutoriel, ou le renvoie à ses auteurs, qui en sont prévenus' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: 'Ses auteurs ne le relisent pas eux-mêmes.',
    404: 'Ce tutoriel n’existe pas.',
    409: 'Il n’attend pas ou plus de relecture.',
  })
  async decide(
    @Param('id', IdPipe) id: number,
    @Body() { isAccepted, reason }: ReviewBody,
    @CurrentUser() actor: User,
  ): Promise<DoneDto> {
    if (isAccepted) await this.reviews.accept(id, actor);
    else await this.reviews.sendBack(id, required(reason), actor);
    return { done: true };
  }
}

function required(reason: string | null | undefined): string {
  if (reason) return reason;
  const message = 'Dites à ses auteurs pourquoi ce tutoriel leur revient.';
  throw new BadRequestException({ message, errors: { reason: message } });
}
