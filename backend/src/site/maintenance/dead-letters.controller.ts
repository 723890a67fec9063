import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EMAILS } from '../../platform/email/emails.service.js';
import { DeadLetterListDto, EventBacklogDto, toDeadLetterDto } from './dead-letters.dto.js';
import { MaintenanceService } from './maintenance.service.js';

const GONE = 'Cet échec n’est plus dans la liste.';

/** Outstanding events and dead letters. */
@ApiTags('Maintenance')
@Admins()
@Controller('api/admin')
export class DeadLettersController {
  constructor(
    private readonly backlog: EventBacklog,
    private readonly care: MaintenanceService,
  ) {}

  @Get('event-backlog')
  @ApiOperation({ summary: 'Dit où en est le traitement des événements' })
  @ApiOkResponse({ type: EventBacklogDto })
  async measure(): Promise<EventBacklogDto> {
    return this.backlog.measure();
  }

  @Get('dead-letters')
  @AnswersList('deadLetters', {
    pageSize: DEFAULT_LIMIT,
    console: { query: PageQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({
    summary: 'Liste les traitements abandonnés après trop d’échecs, le dernier d’abord',
    description:
      'Les messages qui n’ont pas pu partir ont leur propre liste : `GET /api/admin/mail/failures`.',
  })
  @ApiOkResponse({ type: DeadLetterListDto })
  async list(@Query() query: PageQuery): Promise<DeadLetterListDto> {
    const { deadLetters, total } = await this.backlog.listDeadLetters(toPage(query), EMAILS);
    return { deadLetters: deadLetters.map(toDeadLetterDto), total };
  }

  @Post('dead-letters/:id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Fait traiter à nouveau ce qui avait été abandonné' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE })
  async retry(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.care.retryDeadLetter(id, user);
    return { done: true };
  }

  @Delete('dead-letters/:id')
  @ApiOperation({ summary: 'Renonce à un traitement : ce qu’il devait faire ne le sera jamais' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE })
  async discard(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.care.discardDeadLetter(id, user);
    return { done: true };
  }
}
