import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DoneDto } from '../../platform/common/done.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Contributors, Members } from '../../platform/common/access.decorator.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import { storeAnswer, RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import {
  ContributionDto,
  ContributionListDto,
  PublicationBody,
  PublishedDto,
  RENDERING_BUSY,
  TutorialBody,
  TutorialSourceDto,
} from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';

@ApiTags('Contributions')
@Controller('api')
export class ContributionsController {
  constructor(private readonly contributions: ContributionsService) {}

  @Get('contributions')
  @Members()
  @AnswersList('tutorials', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ses propres tutoriels, publiés ou non, les plus récents d’abord' })
  @ApiOkResponse({ type: ContributionListDto })
  async own(@Query() page: PageQuery, @CurrentUser() user: User): Promise<ContributionListDto> {
    return this.contributions.list(user, toPage(page));
  }

  @Post('tutorials')
  @Contributors()
  @RequireConfirmedEmail()
  @Idempotent()
  @ApiOperation({ summary: 'Publie un tutoriel' })
  @ApiCreatedResponse({ type: PublishedDto })
  @Refuses({ 503: RENDERING_BUSY })
  async publish(
    @Body() body: TutorialBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<PublishedDto> {
    const { tutorial, isHeld } = await this.contributions.publish(body, user, (manager, published, held) =>
      storeAnswer(manager, key, { ...toTutorialDto(published), isHeld: held }),
    );
    return { ...toTutorialDto(tutorial), isHeld };
  }

  @Get('tutorials/:id/source')
  @Members()
  @ApiOperation({
    summary: 'Donne un tutoriel avec son texte en Markdown, à un de ses auteurs ou à un administrateur',
  })
  @ApiOkResponse({ type: TutorialSourceDto, headers: etagHeader })
  @Refuses({
    403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async source(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TutorialSourceDto> {
    const tutorial = await this.contributions.getOwn(id, user);
    response.set('ETag', etagOf(tutorial.version));
    return { ...toTutorialDto(tutorial), source: tutorial.source };
  }

  @Put('tutorials/:id')
  @Members()
  @RequireConfirmedEmail()
  @TakesIfMatch()
  @ApiOperation({ summary: 'Réécrit un tutoriel, par un de ses auteurs ou un administrateur' })
  @ApiOkResponse({ type: TutorialDto, headers: etagHeader })
  @Refuses({
    403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
    412: 'Il n’est plus celui que nomme `If-Match` : il a été modifié entre-temps.',
    503: RENDERING_BUSY,
  })
  async rewrite(
    @Param('id', IdPipe) id: number,
    @Body() body: TutorialBody,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TutorialDto> {
    const tutorial = await this.contributions.rewrite(id, body, user, versions);
    response.set('ETag', etagOf(tutorial.version));
    return toTutorialDto(tutorial);
  }

  @Put('tutorials/:id/publication')
  @Members()
  @RequireConfirmedEmail()
  @ApiOperation({
    summary: 'Retire du site un de ses tutoriels, ou l’y remet ; rien de ce qui lui appartient n’est perdu',
  })
  @ApiOkResponse({ type: ContributionDto })
  @Refuses({
    403: 'Seuls l’auteur du tutoriel et les administrateurs peuvent faire cela, et ce qu’un administrateur a retiré, lui seul peut le remettre.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async setPublished(
    @Param('id', IdPipe) id: number,
    @Body() { isPublished }: PublicationBody,
    @CurrentUser() user: User,
  ): Promise<ContributionDto> {
    return this.contributions.setPublished(id, isPublished, user);
  }

  @Delete('tutorials/:id')
  @Members()
  @ApiOperation({
    summary: 'Met un tutoriel à la corbeille, par un de ses auteurs ou un administrateur',
    description:
      'Plus personne ne le lit. Pendant trente jours il peut être rétabli avec ses commentaires, ses notes et ses versions ; il est effacé ensuite.',
  })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.contributions.delete(id, user);
    return { done: true };
  }
}
