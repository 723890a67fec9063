import { Injectable } from '@nestjs/common';
import { searchWords } from '../tutorials/search-words.js';
import type { Difficulty, Tutorial } from '../tutorials/tutorial.entity.js';
import { tagKey } from '../tutorials/tags.js';
import type { SearchDifficulty, SearchQuery } from './search.dto.js';
import { SearchRepository } from './search.repository.js';

const MAX_WORDS = 20;

const stored: Record<SearchDifficulty, Difficulty | null> = {
  débutant: 'beginner',
  intermédiaire: 'intermediate',
  avancé: 'advanced',
  expert: null,
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
};

@Injectable()
export class SearchService {
  constructor(private readonly tutorials: SearchRepository) {}

  async search(query: SearchQuery): Promise<{ tutorials: Tutorial[]; total: number }> {
    const { domainId, minReadTime, maxReadTime, tags = [], limit = 20, offset = 0 } = query;
    const words = searchWords(query.query ?? '').slice(0, MAX_WORDS);
    const difficulty = query.difficulty && stored[query.difficulty];
    const impossible = difficulty === null || (query.query && words.length === 0);
    if (impossible) return { tutorials: [], total: 0 };
    const [tutorials, total] = await this.tutorials.search(
      { words, domainId, difficulty, minReadTime, maxReadTime, tags: tags.map(tagKey) },
      { by: query.sortBy ?? 'date', direction: query.sortOrder === 'asc' ? 'ASC' : 'DESC' },
      { limit, offset },
    );
    return { tutorials, total };
  }
}
