import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../common/access.decorator.js';
import { toPage } from '../common/page-query.js';
import { AdminCommentListDto, AdminCommentsQuery } from './comments.dto.js';
import { CommentsService } from './comments.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/comments')
export class AdminCommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @ApiOperation({ summary: 'Liste les commentaires de tous les tutoriels, les plus récents d’abord' })
  @ApiOkResponse({ type: AdminCommentListDto })
  async all(@Query() { q, ...page }: AdminCommentsQuery): Promise<AdminCommentListDto> {
    return this.comments.search(q, toPage(page));
  }
}
