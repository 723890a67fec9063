import { Injectable } from '@nestjs/common';
import { DomainsService } from '../domains/domains.service.js';
import { SearchHintsService } from '../search-hints/search-hints.service.js';
import type { Found, Reason } from '../search-index/search-index.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { tagKey } from '../tutorials/tags.js';
import type { Tutorial } from '../tutorials/tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';
import type { FacetsDto, SearchDifficulty, SearchQuery } from './search.dto.js';
import { SearchRepository } from './search.repository.js';

const MAX_FOUND = 1_000_000;

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
  filters: ReturnType<typeof filtersOf>;
  query: SearchQuery;
  page: { limit: number; offset: number };
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
  ) {}

  /** @throws BusyException */
  async search(query: SearchQuery): Promise<SearchResult> {
    const { query: text = '', limit = 20, offset = 0 } = query;
    const difficulty = query.difficulty && stored[query.difficulty];
    // « expert », which no tutorial has.
    if (difficulty === null) return nothing;
    const domainId = await this.domains.currentId(query.domainId);
    const filters = filtersOf({ ...query, domainId }, difficulty);
    const asked = { text, query, filters, page: { limit, offset } };
    return text ? this.find(asked) : this.list(asked);
  }

  /** Without a text the rows come from the database, which is complete; only the counts come from the index. */
  private async list({ filters, query, page }: Asked): Promise<SearchResult> {
    const order = {
      by: query.sortBy ?? 'date',
      direction: query.sortOrder === 'asc' ? 'ASC' : 'DESC',
    } as const;
    const [[tutorials, total], { facets }] = await Promise.all([
      this.tutorials.list(filters, order, page),
      this.index.search({ text: '', ...filters, limit: 0 }),
    ]);
    return { ...nothing, tutorials, total, facets: await this.named(facets) };
  }

  private async find({ text, filters, query, page }: Asked): Promise<SearchResult> {
    const { sortBy: order = 'relevance', sortOrder: direction = 'desc' } = query;
    const request = { text, ...filters, direction, first: this.hints.bestAnswersTo(text) };
    const found =
      order === 'views'
        ? await this.index.search({ ...request, order: 'id', limit: MAX_FOUND })
        : await this.index.search({ ...request, order, ...page });
    const ids = order === 'views' ? await this.tutorials.pageByViews(found.ids, direction, page) : found.ids;
    const [tutorials, nearest, reasons, facets] = await Promise.all([
      this.tutorials.findInOrder(ids),
      this.tutorials.findInOrder(found.nearest),
      this.index.explain(text, ids),
      this.named(found.facets),
    ]);
    return {
      tutorials,
      // Some were unpublished a moment ago.
      total: found.total - (ids.length - tutorials.length),
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

function filtersOf(
  {
    domainId,
    minReadTime,
    maxReadTime,
    tags = [],
  }: Omit<SearchQuery, 'domainId'> & { domainId: number | undefined },
  difficulty: Difficulty | undefined,
) {
  return { domainId, difficulty, minReadTime, maxReadTime, tags: tags.map(tagKey) };
}
