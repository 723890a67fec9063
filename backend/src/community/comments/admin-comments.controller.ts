import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { AdminCommentListDto, AdminCommentsQuery } from './comments.dto.js';
import { CommentsService } from './comments.service.js';
import { DeletedCommentsService } from './deleted-comments.service.js';

@ApiTags('Administration')
@Moderators()
@Controller('api/admin/comments')
export class AdminCommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly deletedComments: DeletedCommentsService,
  ) {}

  @Get()
  @AnswersList('comments', {
    pageSize: DEFAULT_LIMIT,
    hasCursors: true,
    hasBlocks: true,
    console: { query: AdminCommentsQuery, maxPageSize: MAX_LIMIT },
  })
  @Refuses({ 503: READ_TOO_LONG })
  @ApiOperation({ summary: 'Liste les commentaires de tous les tutoriels, les plus récents d’abord' })
  @ApiOkResponse({ type: AdminCommentListDto })
  async all(
    @Query() { q, before, state, id, sort, order, ...page }: AdminCommentsQuery,
  ): Promise<AdminCommentListDto> {
    const comments = state === 'deleted' ? this.deletedComments : this.comments;
    return comments.search(q, { ids: id, before, sort, order }, toPage(page));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Rétablit un commentaire qu’un administrateur a supprimé' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Ce commentaire n’est pas ou plus parmi les supprimés.' })
  async restore(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.deletedComments.restore(id, user);
    return { done: true };
  }
}
