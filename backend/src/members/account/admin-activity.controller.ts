import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ActivityListDto, ActivityQuery, toActivityDto } from './account.dto.js';
import { AccountService } from './account.service.js';

@ApiTags('Administration')
@Moderators()
@Controller('api/admin/users/:id/activity')
export class AdminActivityController {
  constructor(private readonly account: AccountService) {}

  @Get()
  @AnswersList('activity', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ce qu’un membre a publié et commenté, le plus récent d’abord' })
  @ApiOkResponse({ type: ActivityListDto })
  @Refuses({ 404: 'Ce membre n’existe pas.' })
  async list(@Param('id', IdPipe) id: number, @Query() query: ActivityQuery): Promise<ActivityListDto> {
    const { activity, total } = await this.account.publicActivity(id, toPage(query));
    return { activity: activity.map(toActivityDto), total };
  }
}
