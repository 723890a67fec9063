import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Admins } from '../common/access.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { listHeaders, setListHeaders } from '../common/list-headers.js';
import { Refuses } from '../common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import { ReportFileDto, ReportsOverviewDto, toReportFileDto } from './report-file.dto.js';
import {
  AdminReportDto,
  DecidedReportsDto,
  MAX_LISTED,
  ReportDecisionsBody,
  ReportsQuery,
  ReportStatusBody,
  toAdminReportDto,
} from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/reports')
export class AdminReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get()
  @ApiOperation({ summary: 'Liste les signalements, les plus récents d’abord' })
  @ApiOkResponse({ type: [AdminReportDto], headers: listHeaders })
  async list(
    @Query() { limit = MAX_LISTED, offset = 0, authorId, ...filter }: ReportsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminReportDto[]> {
    const wanted = { ...filter, commentAuthorId: authorId };
    const { reports, total } = await this.reports.list(wanted, { limit, offset });
    setListHeaders(response, 'reports', { offset, count: reports.length, total });
    return reports.map(toAdminReportDto);
  }

  @Patch()
  @ApiOperation({ summary: 'Change le statut de plusieurs signalements, tous ensemble' })
  @ApiOkResponse({ type: DecidedReportsDto })
  @Refuses({ 409: 'L’un des signalements ne peut pas passer à ce statut.' })
  async changeStatuses(
    @Body() { ids, ...decision }: ReportDecisionsBody,
    @CurrentUser() user: User,
  ): Promise<DecidedReportsDto> {
    return { ids: await this.reports.changeStatuses(ids, user, decision) };
  }

  @Get('overview')
  @ApiOperation({ summary: 'Compte les signalements et dit lesquels regarder d’abord' })
  @ApiOkResponse({ type: ReportsOverviewDto })
  async overview(): Promise<ReportsOverviewDto> {
    return this.reports.overview();
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un signalement, le fil du commentaire et le passé de son auteur' })
  @ApiOkResponse({ type: ReportFileDto })
  @Refuses({ 404: 'Ce signalement n’existe pas.' })
  async file(@Param('id', IdPipe) id: number): Promise<ReportFileDto> {
    return toReportFileDto(await this.reports.file(id));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Résout, rejette ou remet en attente un signalement' })
  @ApiOkResponse({ type: AdminReportDto })
  @Refuses({ 404: 'Ce signalement n’existe pas.', 409: 'Le signalement ne peut pas passer à ce statut.' })
  async changeStatus(
    @Param('id', IdPipe) id: number,
    @Body() body: ReportStatusBody,
    @CurrentUser() user: User,
  ): Promise<AdminReportDto> {
    return toAdminReportDto(await this.reports.changeStatus(id, user, body));
  }
}
