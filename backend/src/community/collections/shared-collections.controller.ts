import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SharedCollectionDto, toSharedCollectionDto } from './collections.dto.js';
import { CollectionsService } from './collections.service.js';

@ApiTags('Collections')
@Public()
@Controller('api/collections/shared')
export class SharedCollectionsController {
  constructor(private readonly collections: CollectionsService) {}

  @Get(':token')
  @ApiOperation({ summary: 'Donne la collection publique d’un membre par son lien' })
  @ApiParam({
    name: 'token',
    description: 'Le `shareToken` de la collection.',
    schema: { type: 'string', example: 'Zk3vX9mQ2bR7tY5wZ8cN4p' },
  })
  @ApiOkResponse({ type: SharedCollectionDto })
  @Refuses({ 404: 'Aucune collection publique n’a ce lien.' })
  async get(@Param('token') token: string): Promise<SharedCollectionDto> {
    const { collection, tutorials, owner } = await this.collections.openByLink(token);
    return toSharedCollectionDto(collection, tutorials, owner);
  }
}
