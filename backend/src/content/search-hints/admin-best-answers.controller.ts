import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  BestAnswerDto,
  BestAnswerListDto,
  BestAnswerBody,
  BestAnswersQuery,
  toBestAnswerDto,
} from './best-answers.dto.js';
import { BestAnswersService } from './best-answers.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/best-answers')
export class AdminBestAnswersController {
  constructor(private readonly answers: BestAnswersService) {}

  @Get()
  @AnswersList('answers', {
    pageSize: DEFAULT_LIMIT,
    console: { query: BestAnswersQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({
    summary: 'Liste les tutoriels qui viennent en premier pour un texte, les derniers ajoutés d’abord',
  })
  @ApiOkResponse({ type: BestAnswerListDto })
  async list(@Query() { q, id, sort, order, ...page }: BestAnswersQuery): Promise<BestAnswerListDto> {
    const { answers, total } = await this.answers.list(q, { ids: id, sort, order }, toPage(page));
    return { answers: answers.map(toBestAnswerDto), total };
  }

  @Post()
  @ApiOperation({ summary: 'Fait venir un tutoriel en premier pour qui cherche ce texte, aussitôt' })
  @ApiCreatedResponse({ type: BestAnswerDto })
  @Refuses({
    404: 'Ce tutoriel n’existe pas.',
    409: 'Le tutoriel n’est pas publié, le texte a déjà une réponse, ou il y en a autant qu’il peut y en avoir.',
  })
  async add(@Body() { text, tutorialId }: BestAnswerBody, @CurrentUser() user: User): Promise<BestAnswerDto> {
    return toBestAnswerDto(await this.answers.add(text, tutorialId, user));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Retire une meilleure réponse ; le tutoriel reste' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Cette meilleure réponse n’existe pas.' })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.answers.remove(id, user);
    return { done: true };
  }
}
