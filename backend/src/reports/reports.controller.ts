import { Body, Controller, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Members } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import type { User } from '../users/user.entity.js';
import { ReportBody, ReportDto, toReportDto } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Commentaires')
@ApiBadRequestResponse({ type: ApiErrorDto })
@Controller('api/comments/report')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @Members()
  @ApiOperation({ summary: 'Signale un commentaire aux administrateurs' })
  @ApiCreatedResponse({ type: ReportDto })
  @ApiForbiddenResponse({ type: ApiErrorDto, description: 'On ne signale pas son propre commentaire.' })
  @ApiNotFoundResponse({ type: ApiErrorDto })
  @ApiConflictResponse({
    type: ApiErrorDto,
    description: 'Un signalement du même membre est déjà en attente.',
  })
  async create(@Body() body: ReportBody, @CurrentUser() user: User): Promise<ReportDto> {
    return toReportDto(await this.reports.create(user, body));
  }
}
