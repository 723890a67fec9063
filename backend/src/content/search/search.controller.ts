import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT } from '../../platform/common/page-query.js';
import { toTutorialItemDto } from '../tutorials/tutorials.dto.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { IndexPreparation } from '../search-index/index-preparation.js';
import { SearchQuery, SearchResultDto, toFoundTutorialDto } from './search.dto.js';
import { SuggestionListDto, SearchSuggestionsQuery } from './search-suggestions.dto.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('Recherche')
@Refuses({ 503: SEARCH_BUSY })
@Public()
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly suggestions: SuggestionsService,
    private readonly asked: AskedSearchesService,
    private readonly preparation: IndexPreparation,
    private readonly kept: AnswerCache,
  ) {}

  @Get()
  @AnswersList('tutorials', { pageSize: DEFAULT_LIMIT, hasCursors: 'withoutText' })
  @ApiOperation({ summary: 'Cherche dans tout le texte des tutoriels' })
  @ApiOkResponse({ type: SearchResultDto })
  async find(@Query() query: SearchQuery, @Req() request: Request): Promise<SearchResultDto> {
    // Without a text the answer is the same for every visitor and is cached.
    return query.query ? this.answer(query) : this.kept.answer(request, () => this.answer(query));
  }

  @Get('suggestions')
  @ApiOperation({ summary: 'Propose des tutoriels, des domaines et des étiquettes pendant la frappe' })
  @ApiOkResponse({ type: SuggestionListDto })
  async suggest(
    @Query() { query = '' }: SearchSuggestionsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SuggestionListDto> {
    const preparing = await this.preparation.present();
    const suggestions = await this.suggestions.suggest(query);
    response.setHeader('Cache-Control', preparing ? 'no-store' : 'max-age=60');
    return { suggestions, preparing };
  }

  private async answer(query: SearchQuery): Promise<SearchResultDto> {
    const preparing = query.query ? await this.preparation.present() : null;
    const { tutorials, total, reasons, facets, suggestion, nearest } = await this.search.search(query);
    // While the index is incomplete, an empty result says nothing about missing tutorials.
    if (!preparing) this.count(query, total);
    return {
      tutorials: tutorials.map((tutorial) => toFoundTutorialDto(tutorial, reasons.get(tutorial.id))),
      count: tutorials.length,
      total,
      facets,
      suggestion,
      nearest: nearest.map(toTutorialItemDto),
      preparing,
    };
  }

  /** Counts each search once, on its first page. An empty result due to filters is not counted. */
  private count({ query, offset, domainId, difficulty, tags, ...times }: SearchQuery, total: number): void {
    if (!query || offset) return;
    const filters = [domainId, difficulty, tags?.length, times.minReadTime, times.maxReadTime];
    if (total > 0 || !filters.some(Boolean)) this.asked.countSearch(query, total > 0);
  }
}
