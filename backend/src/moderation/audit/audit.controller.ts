import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { AuditListDto, AuditQuery, toAuditEntryDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @AnswersList('entries', {
    pageSize: DEFAULT_LIMIT,
    hasCursors: true,
    hasBlocks: true,
    console: { query: AuditQuery, maxPageSize: MAX_LIMIT },
  })
  @Refuses({ 503: READ_TOO_LONG })
  @ApiOperation({ summary: 'Liste ce que les administrateurs ont fait, le plus récent d’abord' })
  @ApiOkResponse({ type: AuditListDto })
  async list(
    @Query() { id, sort, order, limit, offset, cursor, since, until, before, ...filter }: AuditQuery,
  ): Promise<AuditListDto> {
    const span = { ...(since && { since: new Date(since) }), ...(until && { until: new Date(until) }) };
    const { entries, total, older } = await this.audit.list(
      { ...filter, ...span },
      { ids: id, before, sort, order },
      toPage({ limit, offset, cursor }),
    );
    return { entries: entries.map(toAuditEntryDto), total, older };
  }

  @Get('actors')
  @AnswersList('actors')
  @ApiOperation({ summary: 'Liste ceux qui ont fait quelque chose, par nom' })
  @ApiOkResponse({ type: [PublicUserDto] })
  async actors(): Promise<PublicUserDto[]> {
    return (await this.audit.actors()).map(toPublicUserDto);
  }
}
