import { Injectable } from '@nestjs/common';
import { fold } from '@passerelle/api-client/fold';
import { DomainsService } from '../domains/domains.service.js';
import { searchWords } from '../tutorials/search-words.js';
import { tagKey } from '../tutorials/tags.js';
import type { SuggestionListDto } from './search-suggestions.dto.js';
import { SearchRepository } from './search.repository.js';

const MAX_TUTORIALS = 6;
const MAX_DOMAINS = 2;
const MAX_TAGS = 2;

/** What may be meant by a text that is being typed. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly search: SearchRepository,
    private readonly domains: DomainsService,
  ) {}

  async suggest(text: string): Promise<SuggestionListDto['suggestions']> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const [domains, [tutorials], tags] = await Promise.all([
      this.domains.findAll(),
      this.search.search(
        { words, tags: [] },
        { by: 'date', direction: 'DESC' },
        { limit: MAX_TUTORIALS, offset: 0 },
      ),
      this.search.tagsFrom(tagKey(text), MAX_TAGS),
    ]);
    return [
      ...tutorials.map(({ id, title, domainId }) => ({
        kind: 'tutorial' as const,
        id,
        text: title,
        marks: [],
        domainName: domains.find((domain) => domain.id === domainId)?.name ?? '',
      })),
      ...domains
        .filter(({ name }) => fold(name).startsWith(fold(text)))
        .slice(0, MAX_DOMAINS)
        .map(({ id, name }) => ({ kind: 'domain' as const, id, text: name, marks: [] })),
      ...tags.map((tag) => ({ kind: 'tag' as const, text: tag, marks: [] })),
    ];
  }
}
