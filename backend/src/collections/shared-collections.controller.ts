import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { SharedCollectionDto, toSharedCollectionDto } from './collections.dto.js';
import { CollectionsService } from './collections.service.js';

@ApiTags('Collections')
@Public()
@Controller('api/collections/shared')
export class SharedCollectionsController {
  constructor(private readonly collections: CollectionsService) {}

  @Get(':token')
  @ApiOperation({ summary: 'Donne la collection publique d’un membre par son lien' })
  @ApiOkResponse({ type: SharedCollectionDto })
  @ApiNotFoundResponse({ type: ApiErrorDto, description: 'Aucune collection publique n’a ce lien.' })
  async get(@Param('token') token: string): Promise<SharedCollectionDto> {
    const { collection, tutorials, owner } = await this.collections.openByLink(token);
    return toSharedCollectionDto(collection, tutorials, owner);
  }
}
