import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  toTutorialRequestDto,
  TutorialRequestListDto,
  TutorialRequestsQuery,
} from './tutorial-requests.dto.js';
import { TutorialRequestsService } from './tutorial-requests.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/tutorial-requests')
export class AdminTutorialRequestsController {
  constructor(private readonly requests: TutorialRequestsService) {}

  @Get()
  @AnswersList('requests', {
    pageSize: DEFAULT_LIMIT,
    console: { query: TutorialRequestsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les tutoriels demandés, les plus demandés d’abord' })
  @ApiOkResponse({ type: TutorialRequestListDto })
  async list(
    @Query() { q, id, sort, order, ...page }: TutorialRequestsQuery,
  ): Promise<TutorialRequestListDto> {
    const { requests, total } = await this.requests.list(q, { ids: id, sort, order }, toPage(page));
    return { requests: requests.map(toTutorialRequestDto), total };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Retire une demande de la liste' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Cette demande n’existe pas.' })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.requests.remove(id, user);
    return { done: true };
  }
}
