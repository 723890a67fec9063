import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { DoneDto } from '../auth/auth.dto.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Admins } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { IdPipe } from '../common/id.pipe.js';
import { PageQuery, toPage } from '../common/page-query.js';
import type { User } from '../users/user.entity.js';
import {
  AdminCollectionDto,
  AdminCollectionListDto,
  AdminCollectionWithTutorialsDto,
  CollectionModerationBody,
  toAdminCollectionDto,
  toAdminCollectionWithTutorialsDto,
} from './collection-moderation.dto.js';
import { CollectionModerationService } from './collection-moderation.service.js';

const ApiNoPublicCollection = () =>
  ApiNotFoundResponse({ type: ApiErrorDto, description: 'Il n’y a pas de telle collection publique.' });

@ApiTags('Administration')
@ApiBadRequestResponse({ type: ApiErrorDto })
@Admins()
@Controller('api/admin/collections')
export class AdminCollectionsController {
  constructor(private readonly moderation: CollectionModerationService) {}

  @Get()
  @ApiOperation({ summary: 'Liste les collections publiques de tous, les dernières modifiées d’abord' })
  @ApiOkResponse({ type: AdminCollectionListDto })
  async list(@Query() query: PageQuery): Promise<AdminCollectionListDto> {
    const { collections, total } = await this.moderation.list(toPage(query));
    return { collections: collections.map(toAdminCollectionDto), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne une collection publique avec ses tutoriels, masquée ou non' })
  @ApiOkResponse({ type: AdminCollectionWithTutorialsDto })
  @ApiNoPublicCollection()
  async get(@Param('id', IdPipe) id: number): Promise<AdminCollectionWithTutorialsDto> {
    const { collection, tutorials } = await this.moderation.get(id);
    return toAdminCollectionWithTutorialsDto(collection, tutorials);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Masque une collection publique, ou la montre à nouveau' })
  @ApiOkResponse({ type: AdminCollectionDto })
  @ApiNoPublicCollection()
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
  @ApiNoPublicCollection()
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.moderation.delete(id, user);
    return { done: true };
  }
}
