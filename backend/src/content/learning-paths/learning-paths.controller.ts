import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { LearningPathDto, LearningPathListDto, toLearningPathDto } from './learning-paths.dto.js';
import { LearningPathsService } from './learning-paths.service.js';

@ApiTags('Parcours')
@Public()
@Controller('api/learning-paths')
export class LearningPathsController {
  constructor(private readonly paths: LearningPathsService) {}

  @Get()
  @AnswersList('paths', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste les parcours avec leurs étapes, et où l’on en est' })
  @ApiOkResponse({ type: LearningPathListDto })
  async list(@Query() query: PageQuery, @CurrentUser() user: User | undefined): Promise<LearningPathListDto> {
    const { paths, total } = await this.paths.list(user?.id, toPage(query));
    return { paths: paths.map(toLearningPathDto), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un parcours avec ses étapes, et où l’on en est' })
  @ApiOkResponse({ type: LearningPathDto })
  @Refuses({ 404: 'Ce parcours n’existe pas.' })
  async get(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User | undefined,
  ): Promise<LearningPathDto> {
    return toLearningPathDto(await this.paths.get(user?.id, id));
  }
}
