import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import { ReasonBody, ReportBody, ReportDto, toReportDto } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

const AGAIN = 'Un signalement du même membre est déjà en attente.';

@ApiTags('Signalements')
@Members()
@Controller('api')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly subjects: SubjectsService,
  ) {}

  @Post('comments/report')
  @Idempotent()
  @ApiOperation({ summary: 'Signale un commentaire aux administrateurs' })
  @ApiCreatedResponse({ type: ReportDto })
  @Refuses({
    403: 'On ne signale pas son propre commentaire.',
    404: 'Ce commentaire n’existe pas ou n’existe plus.',
    409: AGAIN,
  })
  async create(
    @Body() body: ReportBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<ReportDto> {
    return toReportDto(await this.reports.create(user, body, key));
  }

  @Post('tutorials/:id/reports')
  @Idempotent()
  @ApiOperation({ summary: 'Signale un tutoriel aux modérateurs' })
  @ApiCreatedResponse({ type: ReportDto })
  @Refuses({
    403: 'On ne signale pas son propre tutoriel.',
    404: 'Ce tutoriel n’existe pas ou n’existe plus.',
    409: AGAIN,
  })
  async reportTutorial(
    @Param('id', IdPipe) id: number,
    @Body() body: ReasonBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<ReportDto> {
    return toReportDto(await this.reports.report(user, await this.subjects.tutorial(id, user), body, key));
  }

  @Post('collections/shared/:token/reports')
  @Idempotent()
  @ApiOperation({ summary: 'Signale une collection publique aux modérateurs' })
  @ApiParam({
    name: 'token',
    description: 'Le `shareToken` de la collection.',
    schema: { type: 'string', example: 'Zk3vX9mQ2bR7tY5wZ8cN4p' },
  })
  @ApiCreatedResponse({ type: ReportDto })
  @Refuses({
    403: 'On ne signale pas sa propre collection.',
    404: 'Aucune collection publique n’a ce lien.',
    409: AGAIN,
  })
  async reportCollection(
    @Param('token') token: string,
    @Body() body: ReasonBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<ReportDto> {
    return toReportDto(await this.reports.report(user, await this.subjects.collection(token), body, key));
  }

  @Post('users/:id/reports')
  @Idempotent()
  @ApiOperation({ summary: 'Signale un membre aux modérateurs' })
  @ApiCreatedResponse({ type: ReportDto })
  @Refuses({ 403: 'On ne se signale pas soi-même.', 404: 'Ce membre n’existe pas.', 409: AGAIN })
  async reportMember(
    @Param('id', IdPipe) id: number,
    @Body() body: ReasonBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<ReportDto> {
    return toReportDto(await this.reports.report(user, await this.subjects.member(id), body, key));
  }
}
