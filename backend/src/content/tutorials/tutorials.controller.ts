import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RENDER_HEADER } from '../../platform/common/internal-requests.js';
import { Config } from '../../config.js';
import { AnswerCache, type Refresh } from '../../platform/cache/answer-cache.service.js';
import type { User } from '../../members/users/user.entity.js';
import { readerOf } from './recent-readings.js';
import {
  ListTutorialsQuery,
  MAX_LISTED,
  SuggestionsQuery,
  toTutorialDto,
  toTutorialItemDto,
  TrendingQuery,
  TutorialDto,
  TutorialItemDto,
  TutorialListDto,
} from './tutorials.dto.js';
import { TutorialsService } from './tutorials.service.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { ViewCounter } from './view-counter.js';

@ApiTags('Tutoriels')
@Public()
@Controller('api/tutorials')
export class TutorialsController {
  constructor(
    private readonly tutorials: TutorialsService,
    private readonly views: ViewCounter,
    private readonly searches: AskedSearchesService,
    private readonly kept: AnswerCache,
    private readonly config: Config,
  ) {}

  @Get()
  @AnswersList('tutorials', { pageSize: MAX_LISTED, hasCursors: true })
  @Refuses({ 503: SEARCH_BUSY })
  @ApiOperation({ summary: 'Liste les tutoriels, sans leur contenu' })
  @ApiOkResponse({ type: TutorialListDto })
  async list(@Query() query: ListTutorialsQuery, @Req() request: Request): Promise<TutorialListDto> {
    return this.kept.answer(request, async () => {
      const { tutorials, ...listed } = await this.tutorials.list(query);
      return { tutorials: tutorials.map(toTutorialItemDto), ...listed };
    });
  }

  @Get('trending')
  @AnswersList('tutorials')
  @ApiOperation({ summary: 'Donne les tutoriels du moment (vues × 0,5 + j’aime × 2)' })
  @ApiOkResponse({ type: [TutorialItemDto] })
  async trending(@Query() { limit }: TrendingQuery): Promise<TutorialItemDto[]> {
    return (await this.tutorials.trending(limit)).map(toTutorialItemDto);
  }

  // Declared before `:id`, which would match this path.
  @Get('suggestions')
  @AnswersList('tutorials')
  @ApiOperation({ summary: 'Propose des tutoriels du même domaine ou aux mêmes étiquettes' })
  @ApiOkResponse({ type: [TutorialItemDto] })
  async suggestions(@Query() query: SuggestionsQuery): Promise<TutorialItemDto[]> {
    return (await this.tutorials.suggestions(query)).map(toTutorialItemDto);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un tutoriel ; compte une vue par lecteur et par période de six heures' })
  @ApiOkResponse({ type: TutorialDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async get(@Param('id', IdPipe) id: number, @Req() request: Request): Promise<TutorialDto> {
    const views = { counted: 0 };
    const make = async (): Promise<TutorialDto> => {
      const tutorial = await this.tutorials.read(id, request.user as User | undefined);
      views.counted = this.views.counted(id);
      const answer = toTutorialDto(tutorial);
      this.countView(answer, request);
      return answer;
    };
    return this.kept.answer(request, make, this.refreshViews(views));
  }

  /**
   * A function of its own: it is kept with the answer, and would hold the request if it were made beside it.
   * @param views those that the answer contains of this node's
   */
  private refreshViews(views: { counted: number }): Refresh<TutorialDto> {
    return (before, request) => {
      const added = this.views.counted(before.id) - views.counted;
      views.counted += added;
      this.countView(before, request);
      return added === 0 ? before : { ...before, views: before.views + added };
    };
  }

  /** A page counts its own view when it is served, so the API call that renders it must not count again. */
  private countView({ id, authors }: TutorialDto, request: Request): void {
    if (request.get(RENDER_HEADER) === this.config.renderToken) return;
    const reader = readerOf(request, request.ip);
    const member = request.user as User | undefined;
    if (!authors.some((author) => author.id !== null && author.id === member?.id))
      this.views.record(id, reader);
    if (reader !== undefined) this.searches.countOpening(request.get('referer'), request.get('host'));
  }
}
