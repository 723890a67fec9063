import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
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
import { ReportDecisionsService } from './report-decisions.service.js';
import { ReportsService } from './reports.service.js';

const OWN = 'On ne décide pas de ce qui est à soi.';

@ApiTags('Administration')
@Moderators()
@Controller('api/admin/reports')
export class AdminReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly decisions: ReportDecisionsService,
  ) {}

  @Get()
  @AnswersList('reports', {
    pageSize: MAX_LISTED,
    hasCursors: true,
    bare: true,
    console: { query: ReportsQuery, maxPageSize: MAX_LISTED },
  })
  @ApiOperation({ summary: 'Liste les signalements, les plus récents d’abord' })
  @ApiOkResponse({ type: [AdminReportDto] })
  async list(
    @Query() { id, sort, order, limit, offset, cursor, authorId, commentId, ...filter }: ReportsQuery,
    @CurrentUser() user: User,
  ): Promise<{ reports: AdminReportDto[]; total: number }> {
    const about = commentId && ({ kind: 'comment', subjectId: commentId } as const);
    const wanted = { ...filter, ...about, subjectAuthorId: authorId };
    const selection = { ids: id, sort, order };
    const page = toPage({ limit, offset, cursor }, MAX_LISTED);
    const { reports, total } = await this.reports.list(wanted, selection, page, user);
    return { reports: reports.map(toAdminReportDto), total };
  }

  @Patch()
  @ApiOperation({ summary: 'Change le statut de plusieurs signalements, tous ensemble' })
  @ApiOkResponse({ type: DecidedReportsDto })
  @Refuses({ 403: OWN, 409: 'L’un des membres a déjà un autre signalement en attente pour la même chose.' })
  async changeStatuses(
    @Body() { ids, ...decision }: ReportDecisionsBody,
    @CurrentUser() user: User,
  ): Promise<DecidedReportsDto> {
    return this.decisions.changeStatuses(ids, user, decision);
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
  async file(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<ReportFileDto> {
    return toReportFileDto(await this.reports.file(id, user));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Résout, rejette ou remet en attente un signalement' })
  @ApiOkResponse({ type: AdminReportDto })
  @Refuses({
    403: OWN,
    404: 'Ce signalement n’existe pas.',
    409: 'Le signalement ne peut pas passer à ce statut.',
  })
  async changeStatus(
    @Param('id', IdPipe) id: number,
    @Body() body: ReportStatusBody,
    @CurrentUser() user: User,
  ): Promise<AdminReportDto> {
    return toAdminReportDto(await this.decisions.changeStatus(id, user, body));
  }
}
