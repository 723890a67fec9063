import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ContributionDto, DeletedTutorialListDto } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';

const NOT_THERE = 'Il n’est pas dans la corbeille, ou n’est pas à ce membre.';

@ApiTags('Contributions')
@Members()
@Controller('api/contributions/trash')
export class TrashController {
  constructor(private readonly contributions: ContributionsService) {}

  @Get()
  @AnswersList('tutorials', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ceux de ses tutoriels qui sont dans la corbeille' })
  @ApiOkResponse({ type: DeletedTutorialListDto })
  async list(@Query() page: PageQuery, @CurrentUser() user: User): Promise<DeletedTutorialListDto> {
    return this.contributions.listDeleted(user, toPage(page));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequireConfirmedEmail()
  @ApiOperation({
    summary: 'Rétablit un tutoriel de la corbeille, avec tout ce qui lui appartient, là où il était',
  })
  @ApiOkResponse({ type: ContributionDto })
  @Refuses({ 403: 'Un administrateur l’a supprimé : lui seul peut le rétablir.', 404: NOT_THERE })
  async restore(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<ContributionDto> {
    return this.contributions.restoreDeleted(id, user);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Efface pour de bon un tutoriel de la corbeille et ce qui lui appartient' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: NOT_THERE })
  async erase(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.contributions.erase(id, user);
    return { done: true };
  }
}
