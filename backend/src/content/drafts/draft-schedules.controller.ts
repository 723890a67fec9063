import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DraftSchedulesService } from './draft-schedules.service.js';
import { DraftItemDto, NO_SUCH_DRAFT, ScheduleBody, STALE } from './drafts.dto.js';

@ApiTags('Contributions')
@Members()
@Controller('api/drafts/:id/schedule')
export class DraftSchedulesController {
  constructor(private readonly schedules: DraftSchedulesService) {}

  @Put()
  @RequireConfirmedEmail()
  @TakesIfMatch()
  @ApiOperation({
    summary: 'Programme la publication d’un brouillon, ou en change le moment',
    description:
      'À ce moment est publié ce que dit alors le brouillon, avec les mêmes vérifications que par `POST /api/drafts/{id}/publish`. S’il ne peut pas l’être, il reste, la date est enlevée, et une notification dit pourquoi.',
  })
  @ApiOkResponse({ type: DraftItemDto })
  @Refuses({
    403: 'Le membre n’est pas contributeur.',
    404: NO_SUCH_DRAFT,
    409: 'Son tutoriel n’est pas sur le site.',
    412: STALE,
  })
  async set(
    @Param('id', IdPipe) id: number,
    @Body() { publishAt }: ScheduleBody,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
  ): Promise<DraftItemDto> {
    return this.schedules.set(id, publishAt, user, versions);
  }

  @Delete()
  @TakesIfMatch()
  @ApiOperation({ summary: 'Enlève la date d’un brouillon, qui n’est plus publié tout seul' })
  @ApiOkResponse({ type: DraftItemDto })
  @Refuses({ 404: NO_SUCH_DRAFT, 412: STALE })
  async clear(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
  ): Promise<DraftItemDto> {
    return this.schedules.clear(id, user, versions);
  }
}
