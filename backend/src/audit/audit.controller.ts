import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../common/access.decorator.js';
import { toPage } from '../common/page-query.js';
import { PublicUserDto, toPublicUserDto } from '../users/users.dto.js';
import { AuditListDto, AuditQuery, toAuditEntryDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @ApiOperation({ summary: 'Liste ce que les administrateurs ont fait, le plus récent d’abord' })
  @ApiOkResponse({ type: AuditListDto })
  async list(@Query() { limit, offset, since, until, ...filter }: AuditQuery): Promise<AuditListDto> {
    const span = { ...(since && { since: new Date(since) }), ...(until && { until: new Date(until) }) };
    const { entries, total } = await this.audit.list({ ...filter, ...span }, toPage({ limit, offset }));
    return { entries: entries.map(toAuditEntryDto), total };
  }

  @Get('actors')
  @ApiOperation({ summary: 'Liste ceux qui ont fait quelque chose, par nom' })
  @ApiOkResponse({ type: [PublicUserDto] })
  async actors(): Promise<PublicUserDto[]> {
    return (await this.audit.actors()).map(toPublicUserDto);
  }
}
