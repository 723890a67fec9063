import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { HeldCommentListDto, HeldDecisionBody, toHeldCommentDto } from './held-comments.dto.js';
import { HeldCommentsService } from './held-comments.service.js';

/** Suspected spam comments of new members. */
@ApiTags('Administration')
@Moderators()
@Controller('api/admin/held-comments')
export class HeldCommentsController {
  constructor(private readonly held: HeldCommentsService) {}

  @Get()
  @AnswersList('comments', { pageSize: DEFAULT_LIMIT, console: { query: PageQuery, maxPageSize: MAX_LIMIT } })
  @ApiOperation({ summary: 'Liste les commentaires retenus, le plus ancien d’abord' })
  @ApiOkResponse({ type: HeldCommentListDto })
  async list(@Query() page: PageQuery): Promise<HeldCommentListDto> {
    const { comments, total } = await this.held.list(toPage(page));
    return { comments: comments.map(toHeldCommentDto), total };
  }

  @Post(':id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Laisse paraître un commentaire retenu, ou le supprime ; son auteur l’apprend' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Ce commentaire n’attend pas ou plus.' })
  async decide(
    @Param('id', IdPipe) id: number,
    @Body() { isAccepted }: HeldDecisionBody,
    @CurrentUser() actor: User,
  ): Promise<DoneDto> {
    await (isAccepted ? this.held.accept(id, actor) : this.held.refuse(id, actor));
    return { done: true };
  }
}
