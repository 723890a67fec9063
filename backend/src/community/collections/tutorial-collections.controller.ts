import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionItemsService } from './collection-items.service.js';
import { TutorialCollectionsBody, TutorialCollectionsDto } from './collections.dto.js';

/** Collections of a tutorial, for the dialog « Ajouter à une collection ». */
@ApiTags('Collections')
@Members()
@Controller('api/tutorials/:id/collections')
export class TutorialCollectionsController {
  constructor(private readonly items: CollectionItemsService) {}

  @Get()
  @ApiOperation({ summary: 'Dit dans lesquelles de ses collections est un tutoriel' })
  @ApiOkResponse({ type: TutorialCollectionsDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async get(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<TutorialCollectionsDto> {
    return { collectionIds: await this.items.collectionsContaining(user.id, id) };
  }

  @Put()
  @ApiOperation({ summary: 'Range un tutoriel dans ces collections, et le retire de ses autres' })
  @ApiOkResponse({ type: TutorialCollectionsDto })
  @Refuses({
    404: 'Ce tutoriel ou l’une des collections n’existe pas.',
    409: 'L’une des collections contient déjà cinq cents tutoriels.',
  })
  async save(
    @Param('id', IdPipe) id: number,
    @Body() { collectionIds }: TutorialCollectionsBody,
    @CurrentUser() user: User,
  ): Promise<TutorialCollectionsDto> {
    await this.items.setCollectionsOf(user.id, id, collectionIds);
    return { collectionIds: collectionIds.toSorted((one, other) => one - other) };
  }
}
