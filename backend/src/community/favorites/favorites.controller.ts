import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialItemDto, TutorialListDto } from '../../content/tutorials/tutorials.dto.js';
import type { User } from '../../members/users/user.entity.js';
import { AddFavoriteBody, FavoriteIdsDto, FavoriteStatusDto } from './favorites.dto.js';
import { FavoritesService } from './favorites.service.js';

@ApiTags('Favoris')
@Members('Vous devez être connecté pour ajouter des favoris')
@Controller('api/favorites')
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  @Get()
  @AnswersList('tutorials', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ses tutoriels favoris, les derniers ajoutés d’abord' })
  @ApiOkResponse({ type: TutorialListDto })
  async list(@Query() query: PageQuery, @CurrentUser() user: User): Promise<TutorialListDto> {
    const { tutorials, total } = await this.favorites.list(user.id, toPage(query));
    return { tutorials: tutorials.map(toTutorialItemDto), total };
  }

  @Get('ids')
  @AnswersList('ids')
  @ApiOperation({ summary: 'Donne les identifiants de tous ses favoris' })
  @ApiOkResponse({ type: FavoriteIdsDto })
  async ids(@CurrentUser() user: User): Promise<FavoriteIdsDto> {
    return { ids: await this.favorites.ids(user.id) };
  }

  @Get(':tutorialId/status')
  @ApiOperation({ summary: 'Dit si un tutoriel est l’un de ses favoris' })
  @ApiOkResponse({ type: FavoriteStatusDto })
  async status(
    @Param('tutorialId', IdPipe) id: number,
    @CurrentUser() user: User,
  ): Promise<FavoriteStatusDto> {
    return { isFavorite: await this.favorites.has(user.id, id) };
  }

  @Post()
  @ApiOperation({ summary: 'Ajoute un favori ; le faire à nouveau ne change rien' })
  @ApiCreatedResponse({ type: FavoriteStatusDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async add(@Body() { tutorialId }: AddFavoriteBody, @CurrentUser() user: User): Promise<FavoriteStatusDto> {
    await this.favorites.add(user.id, tutorialId);
    return { isFavorite: true };
  }

  @Delete(':tutorialId')
  @ApiOperation({ summary: 'Retire un favori ; le faire à nouveau ne change rien' })
  @ApiOkResponse({ type: FavoriteStatusDto })
  async remove(
    @Param('tutorialId', IdPipe) id: number,
    @CurrentUser() user: User,
  ): Promise<FavoriteStatusDto> {
    await this.favorites.remove(user.id, id);
    return { isFavorite: false };
  }
}
