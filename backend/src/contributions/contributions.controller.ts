import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../auth/auth.dto.js';
import { RequireConfirmedEmail } from '../auth/confirmed-email.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Contributors, Members } from '../common/access.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { PageQuery, toPage } from '../common/page-query.js';
import { Refuses } from '../common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import type { User } from '../users/user.entity.js';
import { ContributionListDto, TutorialBody, TutorialSourceDto } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';

@ApiTags('Contributions')
@Controller('api')
export class ContributionsController {
  constructor(private readonly contributions: ContributionsService) {}

  @Get('contributions')
  @Members()
  @ApiOperation({ summary: 'Liste ses propres tutoriels, publiés ou non, les plus récents d’abord' })
  @ApiOkResponse({ type: ContributionListDto })
  async own(@Query() page: PageQuery, @CurrentUser() user: User): Promise<ContributionListDto> {
    return this.contributions.list(user, toPage(page));
  }

  @Post('tutorials')
  @Contributors()
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Publie un tutoriel' })
  @ApiCreatedResponse({ type: TutorialDto })
  async publish(@Body() body: TutorialBody, @CurrentUser() user: User): Promise<TutorialDto> {
    return toTutorialDto(await this.contributions.publish(body, user));
  }

  @Get('tutorials/:id/source')
  @Members()
  @ApiOperation({
    summary: 'Donne un tutoriel avec son texte en Markdown, à son auteur ou à un administrateur',
  })
  @ApiOkResponse({ type: TutorialSourceDto })
  @Refuses({
    403: 'Seuls l’auteur du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async source(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<TutorialSourceDto> {
    const tutorial = await this.contributions.getOwn(id, user);
    return { ...toTutorialDto(tutorial), source: tutorial.source };
  }

  @Put('tutorials/:id')
  @Members()
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Réécrit un tutoriel, par son auteur ou un administrateur' })
  @ApiOkResponse({ type: TutorialDto })
  @Refuses({
    403: 'Seuls l’auteur du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async rewrite(
    @Param('id', IdPipe) id: number,
    @Body() body: TutorialBody,
    @CurrentUser() user: User,
  ): Promise<TutorialDto> {
    return toTutorialDto(await this.contributions.rewrite(id, body, user));
  }

  @Delete('tutorials/:id')
  @Members()
  @ApiOperation({
    summary: 'Supprime un tutoriel et ce qui lui appartient, par son auteur ou un administrateur',
  })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: 'Seuls l’auteur du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.contributions.delete(id, user);
    return { done: true };
  }
}
