import { Injectable } from '@nestjs/common';
import { analyse } from '@passerelle/api-client/search/analyse';
import { DomainsService } from '../domains/domains.service.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { beginnings } from '../search-index/suggested-tags.js';
import type { SuggestionListDto } from './search-suggestions.dto.js';
import { SearchRepository } from './search.repository.js';

const MAX_DOMAINS = 2;
const MAX_SUGGESTIONS = 10;

/** Completions of a text that is being typed. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly index: SearchIndexService,
    private readonly tutorials: SearchRepository,
    private readonly domains: DomainsService,
  ) {}

  /** @throws BusyException */
  async suggest(text: string): Promise<SuggestionListDto['suggestions']> {
    const words = analyse(text).map(({ word }) => word);
    if (words.length === 0) return [];
    const [{ tutorials, tags }, domains] = await Promise.all([
      this.index.suggest(text),
      this.domains.findAll(),
    ]);
    const there = await this.tutorials.findInOrder(tutorials.map(({ id }) => id));
    const marksOf = new Map(tutorials.map((each) => [each.id, each]));
    const suggestions: SuggestionListDto['suggestions'] = there.map(({ id, title, domainId }) => {
      const known = marksOf.get(id)!;
      return {
        kind: 'tutorial',
        id,
        text: title,
        marks: known.title === title ? known.marks : [],
        domainName: domains.find((domain) => domain.id === domainId)?.name ?? '',
      };
    });
    const named = domains.flatMap(({ id, name, isHidden }) => {
      const marks = !isHidden && beginnings(name, words);
      return marks ? [{ kind: 'domain' as const, id, text: name, marks }] : [];
    });
    suggestions.push(...named.slice(0, MAX_DOMAINS));
    suggestions.push(...tags.map(({ name, marks }) => ({ kind: 'tag' as const, text: name, marks })));
    return suggestions.slice(0, MAX_SUGGESTIONS);
  }
}
