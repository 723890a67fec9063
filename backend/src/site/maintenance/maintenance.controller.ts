import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AppLog } from '../../platform/common/app-log.js';
import type { User } from '../../members/users/user.entity.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { DatabaseOptimization } from './database-optimization.js';
import { LogsDto, LogsQuery, OptimizationDto, RebuiltDto, SearchIndexDto } from './maintenance.dto.js';
import { MaintenanceService } from './maintenance.service.js';

@ApiTags('Maintenance')
@Admins()
@Controller('api/admin')
export class MaintenanceController {
  constructor(
    private readonly care: MaintenanceService,
    private readonly search: IndexFeed,
    private readonly optimization: DatabaseOptimization,
    private readonly log: AppLog,
  ) {}

  @Post('cache/clear')
  @HttpCode(200)
  @ApiOperation({ summary: 'Vide le cache des pages' })
  @ApiOkResponse({ type: DoneDto })
  async clearCache(@CurrentUser() user: User): Promise<DoneDto> {
    await this.care.clearCache(user);
    return { done: true };
  }

  @Get('search-index')
  @ApiOperation({ summary: 'Dit où en est la reconstruction de l’index de recherche, ou son rattrapage' })
  @ApiOkResponse({ type: SearchIndexDto })
  searchIndex(): SearchIndexDto {
    const { isRebuilding, progress } = this.search;
    return { isRebuilding, done: progress?.done ?? 0, total: progress?.total ?? 0 };
  }

  @Post('search-index/rebuild')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reconstruit l’index de recherche à partir des tutoriels' })
  @ApiOkResponse({ type: RebuiltDto })
  @Refuses({ 409: 'L’index de recherche est déjà en reconstruction.' })
  async rebuildIndex(@CurrentUser() user: User): Promise<RebuiltDto> {
    return { rebuilt: await this.care.rebuildSearchIndex(user) };
  }

  @Get('database/optimization')
  @ApiOperation({
    summary: 'Dit où en est l’optimisation de la base de données, et ce qu’a donné la dernière',
  })
  @ApiOkResponse({ type: OptimizationDto })
  optimizationState(): OptimizationDto {
    return this.optimization.state;
  }

  @Post('database/optimize')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Commence à ranger la base de données et à mettre à jour ses statistiques',
    description: 'Se fait en arrière-plan : `GET /api/admin/database/optimization` dit où cela en est.',
  })
  @ApiAcceptedResponse({ type: OptimizationDto })
  @Refuses({ 409: 'La base de données est déjà en cours d’optimisation.' })
  async optimize(@CurrentUser() user: User): Promise<OptimizationDto> {
    return this.optimization.begin(user);
  }

  @Get('logs')
  @AnswersList('lines')
  @ApiOperation({ summary: 'Donne les dernières lignes du journal, la plus récente d’abord, sans secrets' })
  @ApiOkResponse({ type: LogsDto })
  logs(@Query() { level, q, limit = 100 }: LogsQuery): LogsDto {
    return { lines: this.log.listEntries({ least: level, text: q, limit }) };
  }
}
