import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { ReportBody, ReportDto, toReportDto } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Commentaires')
@Controller('api/comments/report')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @Members()
  @Idempotent()
  @ApiOperation({ summary: 'Signale un commentaire aux administrateurs' })
  @ApiCreatedResponse({ type: ReportDto })
  @Refuses({
    403: 'On ne signale pas son propre commentaire.',
    404: 'Ce commentaire n’existe pas ou n’existe plus.',
    409: 'Un signalement du même membre est déjà en attente.',
  })
  async create(
    @Body() body: ReportBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<ReportDto> {
    return toReportDto(await this.reports.create(user, body, key));
  }
}
