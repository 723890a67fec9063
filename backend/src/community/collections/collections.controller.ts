import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { CollectionItemsService } from './collection-items.service.js';
import {
  CollectionDto,
  CollectionListDto,
  CollectionWithTutorialsDto,
  CreateCollectionBody,
  OrderBody,
  toCollectionDto,
  toCollectionWithTutorialsDto,
  UpdateCollectionBody,
} from './collections.dto.js';
import { CollectionsService } from './collections.service.js';

@ApiTags('Collections')
@Members()
@Controller('api/collections')
export class CollectionsController {
  constructor(
    private readonly collections: CollectionsService,
    private readonly items: CollectionItemsService,
    private readonly confirmedEmail: ConfirmedEmailRule,
  ) {}

  @Get()
  @AnswersList('collections', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ses collections, les dernières modifiées d’abord' })
  @ApiOkResponse({ type: CollectionListDto })
  async list(@Query() query: PageQuery, @CurrentUser() user: User): Promise<CollectionListDto> {
    const { collections, total } = await this.collections.list(user.id, toPage(query));
    return { collections: collections.map(toCollectionDto), total };
  }

  @Post()
  @Idempotent()
  @ApiOperation({ summary: 'Crée une collection' })
  @ApiCreatedResponse({ type: CollectionDto })
  @Refuses({
    403: 'Le membre doit d’abord confirmer son adresse e-mail pour la rendre publique.',
    409: 'Le membre a déjà cent collections.',
  })
  async create(
    @Body() body: CreateCollectionBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<CollectionDto> {
    if (body.isPublic) await this.confirmedEmail.require(user);
    return toCollectionDto(await this.collections.create(user.id, body, key));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne l’une de ses collections avec ses tutoriels' })
  @ApiOkResponse({ type: CollectionWithTutorialsDto })
  @Refuses({ 404: 'Le membre n’a pas de telle collection.' })
  async get(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<CollectionWithTutorialsDto> {
    const { collection, tutorials } = await this.collections.open(user, id);
    return toCollectionWithTutorialsDto(collection, tutorials);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Modifie une collection ; les champs absents gardent leur valeur',
    description: 'La rendre privée coupe son lien pour toujours ; redevenue publique, elle en a un autre.',
  })
  @ApiOkResponse({ type: CollectionDto })
  @Refuses({
    403: 'Le membre doit d’abord confirmer son adresse e-mail pour la rendre publique.',
    404: 'Le membre n’a pas de telle collection.',
  })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCollectionBody,
    @CurrentUser() user: User,
  ): Promise<CollectionDto> {
    if (body.isPublic) await this.confirmedEmail.require(user);
    return toCollectionDto(await this.collections.update(user, id, body));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Supprime une collection ; ses tutoriels restent' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Le membre n’a pas de telle collection.' })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.collections.delete(user, id);
    return { done: true };
  }

  @Put(':id/items')
  @ApiOperation({ summary: 'Range les tutoriels d’une collection' })
  @ApiOkResponse({ type: CollectionDto })
  @Refuses({ 404: 'Le membre n’a pas de telle collection.' })
  async order(
    @Param('id', IdPipe) id: number,
    @Body() { tutorialIds }: OrderBody,
    @CurrentUser() user: User,
  ): Promise<CollectionDto> {
    return toCollectionDto(await this.items.order(user, id, tutorialIds));
  }

  @Post(':id/items/:tutorialId')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ajoute un tutoriel à la fin ; le faire à nouveau ne change rien' })
  @ApiOkResponse({ type: CollectionDto })
  @Refuses({
    404: 'Cette collection ou ce tutoriel n’existe pas.',
    409: 'La collection contient déjà cinq cents tutoriels.',
  })
  async add(
    @Param('id', IdPipe) id: number,
    @Param('tutorialId', IdPipe) tutorialId: number,
    @CurrentUser() user: User,
  ): Promise<CollectionDto> {
    return toCollectionDto(await this.items.add(user, id, tutorialId));
  }

  @Delete(':id/items/:tutorialId')
  @ApiOperation({ summary: 'Retire un tutoriel ; le faire à nouveau ne change rien' })
  @ApiOkResponse({ type: CollectionDto })
  @Refuses({ 404: 'Le membre n’a pas de telle collection.' })
  async remove(
    @Param('id', IdPipe) id: number,
    @Param('tutorialId', IdPipe) tutorialId: number,
    @CurrentUser() user: User,
  ): Promise<CollectionDto> {
    return toCollectionDto(await this.items.remove(user, id, tutorialId));
  }
}
