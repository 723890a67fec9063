import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  DomainTutorialsQuery,
  MAX_LISTED,
  toTutorialItemDto,
  TutorialListDto,
} from '../../content/tutorials/tutorials.dto.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { AuthorPageDto, PublicPageBody, PublicPageDto } from './profiles.dto.js';
import { ProfilesService } from './profiles.service.js';

const NO_PAGE = 'Ce membre n’a pas de page publique.';

@ApiTags('Membres')
@Controller('api')
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly tutorials: TutorialsService,
  ) {}

  @Get('authors/:id')
  @Public()
  @ApiOperation({ summary: 'Donne la page publique d’un membre : ce qu’il veut bien montrer' })
  @ApiOkResponse({ type: AuthorPageDto })
  @Refuses({ 404: NO_PAGE })
  async page(@Param('id', IdPipe) id: number): Promise<AuthorPageDto> {
    return this.profiles.page(id);
  }

  @Get('authors/:id/tutorials')
  @Public()
  @AnswersList('tutorials', { pageSize: MAX_LISTED })
  @ApiOperation({ summary: 'Liste ce qu’un membre a publié, seul ou avec d’autres, le plus récent d’abord' })
  @ApiOkResponse({ type: TutorialListDto })
  @Refuses({ 404: NO_PAGE })
  async list(@Param('id', IdPipe) id: number, @Query() page: DomainTutorialsQuery): Promise<TutorialListDto> {
    const { user } = await this.profiles.require(id);
    const { tutorials, total } = await this.tutorials.listPublishedBy(user.id, toPage(page, MAX_LISTED));
    return { tutorials: tutorials.map(toTutorialItemDto), total };
  }

  @Get('profile/page')
  @Members()
  @ApiOperation({ summary: 'Dit ce que montre sa page publique' })
  @ApiOkResponse({ type: PublicPageDto })
  async choices(@CurrentUser() user: User): Promise<PublicPageDto> {
    return this.profiles.choices(user);
  }

  @Put('profile/page')
  @Members()
  @ApiOperation({ summary: 'Choisit ce que montre sa page publique' })
  @ApiOkResponse({ type: PublicPageDto })
  async choose(@Body() body: PublicPageBody, @CurrentUser() user: User): Promise<PublicPageDto> {
    return this.profiles.choose(user, body);
  }
}
