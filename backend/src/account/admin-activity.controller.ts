import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Admins } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { IdPipe } from '../common/id.pipe.js';
import { toPage } from '../common/page-query.js';
import { ActivityListDto, ActivityQuery, toActivityDto } from './account.dto.js';
import { AccountService } from './account.service.js';

@ApiTags('Administration')
@ApiBadRequestResponse({ type: ApiErrorDto })
@Admins()
@Controller('api/admin/users/:id/activity')
export class AdminActivityController {
  constructor(private readonly account: AccountService) {}

  @Get()
  @ApiOperation({ summary: 'Liste ce qu’un membre a publié et commenté, le plus récent d’abord' })
  @ApiOkResponse({ type: ActivityListDto })
  @ApiNotFoundResponse({ type: ApiErrorDto })
  async list(@Param('id', IdPipe) id: number, @Query() query: ActivityQuery): Promise<ActivityListDto> {
    const { activity, total } = await this.account.publicActivity(id, toPage(query));
    return { activity: activity.map(toActivityDto), total };
  }
}
