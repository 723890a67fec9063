import { Injectable } from '@nestjs/common';
import { type Page, toPage } from '../../platform/common/page-query.js';
import { requireWithinReach } from '../../platform/database/find-page.js';
import { DomainsService } from '../domains/domains.service.js';
import { SearchHintsService } from '../search-hints/search-hints.service.js';
import type { Found, Reason } from '../search-index/search-index.js';
import { IndexFreshness } from '../search-index/index-freshness.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { tagKey } from '../tutorials/tags.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';
import type { FacetsDto, SearchDifficulty, SearchQuery } from './search.dto.js';
import { FoundPages } from './found-pages.js';
import {
  isIndexed,
  type ListOrder,
  type SearchFilter as Filters,
  SearchRepository,
} from './search.repository.js';

const stored: Record<SearchDifficulty, Difficulty | null> = {
  débutant: 'beginner',
  intermédiaire: 'intermediate',
  avancé: 'advanced',
  expert: null,
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

export interface SearchResult {
  tutorials: Tutorial[];
  total: number;
  /** Why each matches, by id; empty without a text. */
  reasons: Map<number, Reason>;
  facets: FacetsDto;
  suggestion: string | null;
  nearest: Tutorial[];
}

/** Text, filters and page of a search. */
interface Asked {
  text: string;
  filters: Filters;
  query: SearchQuery;
  page: Page;
}

const nothing: SearchResult = {
  tutorials: [],
  total: 0,
  reasons: new Map(),
  facets: { domains: [], difficulties: [], tags: [], readTimes: [] },
  suggestion: null,
  nearest: [],
};

@Injectable()
export class SearchService {
  constructor(
    private readonly tutorials: SearchRepository,
    private readonly index: SearchIndexService,
    private readonly hints: SearchHintsService,
    private readonly domains: DomainsService,
    private readonly freshness: IndexFreshness,
    private readonly pages: FoundPages,
  ) {}

  /** @throws BusyException */
  async search(query: SearchQuery): Promise<SearchResult> {
    const { query: text = '' } = query;
    const difficulty = query.difficulty && stored[query.difficulty];
    // « expert », which no tutorial has.
    if (difficulty === null) return nothing;
    const domainId = await this.domains.currentId(query.domainId);
    const filters = filtersOf({ ...query, domainId }, difficulty);
    const asked = { text, query, filters, page: toPage(query) };
    return text ? this.find(asked) : this.list(asked);
  }

  /**
   * Without a text. The search index supports every combination of filters and orders. The database answers
   * combinations for which it has an index of its own, and, more slowly, all others while the search index is behind.
   */
  private async list({ filters, query, page }: Asked): Promise<SearchResult> {
    const { sortBy: by = 'date', sortOrder } = query;
    const order = { by, direction: sortOrder === 'asc' ? 'ASC' : 'DESC' } as const;
    const asked = { text: '', ...filters };
    const count = () => this.index.search({ ...asked, limit: 0 });
    const isFound =
      !isIndexed(filters, by) && (await this.freshness.mayAnswer(async () => (await count()).total));
    const counting = count();
    const listing = isFound
      ? counting.then((found) => this.listFound(asked, order, page, found.total))
      : this.tutorials.list(filters, order, page);
    const [[tutorials, total], { facets }] = await Promise.all([listing, counting]);
    return { ...nothing, tutorials, total, facets: await this.named(facets) };
  }

  private async listFound(
    asked: Filters & { text: string },
    order: ListOrder,
    page: Page,
    found: number,
  ): Promise<[Tutorial[], number]> {
    if (!page.cursor) requireWithinReach(page, found);
    const ids = await this.pages.idsOn(asked, order, page, found);
    const tutorials = await this.tutorials.findInOrder(ids);
    return [tutorials, totalOf(found, ids, tutorials)];
  }

  private async find({ text, filters, query, page: { limit, offset } }: Asked): Promise<SearchResult> {
    const { sortBy: order = 'relevance', sortOrder: direction = 'desc' } = query;
    const request = { text, ...filters, direction, first: this.hints.bestAnswersTo(text) };
    const isByViews = order === 'views';
    const found = await this.index.search(
      isByViews ? { ...request, order: 'id', limit: 0 } : { ...request, order, limit, offset },
    );
    const byViews = { by: 'views', direction: direction === 'asc' ? 'ASC' : 'DESC' } as const;
    const ids = isByViews
      ? await this.pages.idsOn(request, byViews, { limit, offset }, found.total)
      : found.ids;
    const [tutorials, nearest, reasons, facets] = await Promise.all([
      this.tutorials.findInOrder(ids),
      this.tutorials.findInOrder(found.nearest),
      this.index.explain(text, ids),
      this.named(found.facets),
    ]);
    return {
      tutorials,
      total: totalOf(found.total, ids, tutorials),
      reasons: new Map(reasons.map((reason) => [reason.id, reason])),
      facets,
      suggestion: found.suggestion,
      nearest,
    };
  }

  private async named(facets: Found['facets']): Promise<FacetsDto> {
    const names = new Map((await this.domains.findListed()).map(({ id, name }) => [id, name]));
    const domains = facets.domains.flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name, count }];
    });
    return { ...facets, domains };
  }
}

/** Some may have been unpublished a moment ago. */
function totalOf(found: number, ids: number[], tutorials: Tutorial[]): number {
  return found - (ids.length - tutorials.length);
}

function filtersOf(
  {
    domainId,
    minReadTime,
    maxReadTime,
    tags = [],
  }: Omit<SearchQuery, 'domainId'> & { domainId: number | undefined },
  difficulty: Difficulty | undefined,
): Filters {
  return { domainId, difficulty, minReadTime, maxReadTime, tags: tags.map(tagKey) };
}
