import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialDto, TutorialDto } from '../tutorials/tutorials.dto.js';
import { RENDERING_BUSY } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
import { RevisionDto, RevisionListDto, toRevisionDto, toRevisionItemDto } from './revisions.dto.js';

const FORBIDDEN = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
const NO_SUCH_VERSION = 'Ce tutoriel ou cette version n’existe pas.';

@ApiTags('Contributions')
@Controller('api/tutorials/:id/revisions')
export class RevisionsController {
  constructor(private readonly contributions: ContributionsService) {}

  @Get()
  @Members()
  @AnswersList('revisions', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste les versions d’un tutoriel, la dernière d’abord' })
  @ApiOkResponse({ type: RevisionListDto })
  @Refuses({ 403: FORBIDDEN, 404: 'Ce tutoriel n’existe pas.' })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() page: PageQuery,
    @CurrentUser() user: User,
  ): Promise<RevisionListDto> {
    const { revisions, total } = await this.contributions.listRevisions(id, user, toPage(page));
    return { revisions: revisions.map(toRevisionItemDto), total };
  }

  @Get(':version')
  @Members()
  @ApiOperation({ summary: 'Donne une version d’un tutoriel, avec son texte en Markdown' })
  @ApiOkResponse({ type: RevisionDto })
  @Refuses({ 403: FORBIDDEN, 404: NO_SUCH_VERSION })
  async get(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @CurrentUser() user: User,
  ): Promise<RevisionDto> {
    return toRevisionDto(await this.contributions.getRevision(id, version, user));
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
