import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT } from '../../platform/common/page-query.js';
import { toTutorialItemDto } from '../tutorials/tutorials.dto.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { IndexFeed } from './index-feed.js';
import { SearchQuery, SearchResultDto, toFoundTutorialDto } from './search.dto.js';
import { SuggestionListDto, SearchSuggestionsQuery } from './search-suggestions.dto.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';

@ApiTags('Recherche')
@Public()
@Controller('api/search')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly suggestions: SuggestionsService,
    private readonly asked: AskedSearchesService,
    private readonly feed: IndexFeed,
    private readonly kept: AnswerCache,
  ) {}

  @Get()
  @AnswersList('tutorials', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Cherche dans tout le texte des tutoriels' })
  @ApiOkResponse({ type: SearchResultDto })
  async find(@Query() query: SearchQuery, @Req() request: Request): Promise<SearchResultDto> {
    // What every visitor asks for who has not asked for anything yet.
    return query.query ? this.answer(query) : this.kept.answer(request, () => this.answer(query));
  }

  @Get('suggestions')
  @Header('Cache-Control', 'max-age=60')
  @ApiOperation({ summary: 'Propose des tutoriels, des domaines et des étiquettes pendant la frappe' })
  @ApiOkResponse({ type: SuggestionListDto })
  async suggest(@Query() { query = '' }: SearchSuggestionsQuery): Promise<SuggestionListDto> {
    return { suggestions: await this.suggestions.suggest(query) };
  }

  private async answer(query: SearchQuery): Promise<SearchResultDto> {
    const preparing = query.query ? await this.feed.preparation() : null;
    const { tutorials, total, reasons, facets, suggestion, nearest } = await this.search.search(query);
    // What is not found yet is no gap.
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

  /** Counts each search once, not its further pages; what filters have left nothing of is no gap. */
  private count({ query, offset, domainId, difficulty, tags, ...times }: SearchQuery, total: number): void {
    if (!query || offset) return;
    const filters = [domainId, difficulty, tags?.length, times.minReadTime, times.maxReadTime];
    if (total > 0 || !filters.some(Boolean)) this.asked.countSearch(query, total > 0);
  }
}
