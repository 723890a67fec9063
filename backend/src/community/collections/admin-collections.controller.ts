import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import {
  AdminCollectionDto,
  AdminCollectionListDto,
  AdminCollectionsQuery,
  AdminCollectionWithTutorialsDto,
  CollectionModerationBody,
  toAdminCollectionDto,
  toAdminCollectionWithTutorialsDto,
} from './collection-moderation.dto.js';
import { CollectionModerationService } from './collection-moderation.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/collections')
export class AdminCollectionsController {
  constructor(private readonly moderation: CollectionModerationService) {}

  @Get()
  @AnswersList('collections', {
    pageSize: DEFAULT_LIMIT,
    console: { query: AdminCollectionsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les collections publiques de tous, les dernières modifiées d’abord' })
  @ApiOkResponse({ type: AdminCollectionListDto })
  async list(@Query() { id, sort, order, ...page }: AdminCollectionsQuery): Promise<AdminCollectionListDto> {
    const { collections, total } = await this.moderation.list({ ids: id, sort, order }, toPage(page));
    return { collections: collections.map(toAdminCollectionDto), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne une collection publique avec ses tutoriels, masquée ou non' })
  @ApiOkResponse({ type: AdminCollectionWithTutorialsDto })
  @Refuses({ 404: 'Il n’y a pas de telle collection publique.' })
  async get(@Param('id', IdPipe) id: number): Promise<AdminCollectionWithTutorialsDto> {
    const { collection, tutorials } = await this.moderation.get(id);
    return toAdminCollectionWithTutorialsDto(collection, tutorials);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Masque une collection publique, ou la montre à nouveau' })
  @ApiOkResponse({ type: AdminCollectionDto })
  @Refuses({ 404: 'Il n’y a pas de telle collection publique.' })
  async hide(
    @Param('id', IdPipe) id: number,
    @Body() { isHidden, note }: CollectionModerationBody,
    @CurrentUser() user: User,
  ): Promise<AdminCollectionDto> {
    await this.moderation.hide(id, isHidden, note ?? null, user);
    return toAdminCollectionDto((await this.moderation.get(id)).collection);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Supprime une collection publique ; ses tutoriels restent' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Il n’y a pas de telle collection publique.' })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.moderation.delete(id, user);
    return { done: true };
  }
}
