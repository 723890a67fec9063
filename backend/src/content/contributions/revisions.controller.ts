import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import { RENDERING_BUSY } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
import {
  HistoryBody,
  RevisionDto,
  RevisionListDto,
  toRevisionDto,
  toRevisionItemDto,
} from './revisions.dto.js';

const FORBIDDEN = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
const NOT_SHOWN = 'Les auteurs de ce tutoriel n’en montrent pas l’historique.';
const WHO_READS =
  'Toutes pour ses auteurs et les administrateurs ; pour chacun, s’ils le permettent, celles qui ont été sur le site.';
const NO_SUCH_VERSION = 'Ce tutoriel ou cette version n’existe pas.';

@ApiTags('Contributions')
@Controller('api/tutorials/:id/revisions')
export class RevisionsController {
  constructor(private readonly contributions: ContributionsService) {}

  @Get()
  @Public()
  @AnswersList('revisions', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste les versions d’un tutoriel, la dernière d’abord', description: WHO_READS })
  @ApiOkResponse({ type: RevisionListDto })
  @Refuses({ 403: NOT_SHOWN, 404: 'Ce tutoriel n’existe pas.' })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() page: PageQuery,
    @CurrentUser() user: User | undefined,
  ): Promise<RevisionListDto> {
    const { revisions, total } = await this.contributions.listRevisions(id, user, toPage(page));
    return { revisions: revisions.map(toRevisionItemDto), total };
  }

  @Get(':version')
  @Public()
  @ApiOperation({
    summary: 'Donne une version d’un tutoriel, avec son texte en Markdown',
    description: WHO_READS,
  })
  @ApiOkResponse({ type: RevisionDto })
  @Refuses({ 403: NOT_SHOWN, 404: NO_SUCH_VERSION })
  async get(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @CurrentUser() user: User | undefined,
  ): Promise<RevisionDto> {
    return toRevisionDto(await this.contributions.getRevision(id, version, user));
  }

  @Put('visibility')
  @Members()
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Montre à chacun les versions qui ont été sur le site, ou ne les montre plus' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 403: FORBIDDEN, 404: 'Ce tutoriel n’existe pas.' })
  async setVisibility(
    @Param('id', IdPipe) id: number,
    @Body() { isPublic }: HistoryBody,
    @CurrentUser() user: User,
  ): Promise<DoneDto> {
    await this.contributions.setHistoryPublic(id, isPublic, user);
    return { done: true };
  }

  @Post(':version/restore')
  @Members()
  @RequireConfirmedEmail()
  @TakesIfMatch()
  @ApiOperation({ summary: 'Rétablit une version d’un tutoriel, comme une nouvelle version' })
  @ApiCreatedResponse({ type: TutorialDto, headers: etagHeader })
  @Refuses({
    403: FORBIDDEN,
    404: NO_SUCH_VERSION,
    412: 'Il n’est plus celui que nomme `If-Match` : il a été modifié entre-temps.',
    503: RENDERING_BUSY,
  })
  async restore(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TutorialDto> {
    const tutorial = await this.contributions.restore(id, version, user, versions);
    response.set('ETag', etagOf(tutorial.version));
    return toTutorialDto(tutorial);
  }
}
