import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fold } from '@passerelle/api-client/fold';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { BestAnswer } from './best-answer.entity.js';
import { SynonymGroup } from './synonym-group.entity.js';

/** Kinds of search hints: a best answer, or synonyms of a word. */
export const hintKinds = ['bestAnswer', 'synonyms'] as const;
export type HintKind = (typeof hintKinds)[number];

/** Interval at which hints are read again, in case a change event was missed. */
const READ_EVERY_MS = 30_000;

/**
 * Holds the search hints in memory. A change by this process applies at once, by another node within a second. While
 * the database is away the last known hints stay.
 */
@Injectable()
export class SearchHintsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SearchHintsService.name);
  private answers: ReadonlyMap<string, number> = new Map();
  /** Folded synonyms, each between spaces. */
  private explained: readonly string[] = [];
  private known = '';
  private reads = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly index: SearchIndexService,
    private readonly caches: CacheInvalidation,
    private readonly tail: EventTail,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
    const readAgain = (): void => {
      this.read().catch((error: unknown) =>
        this.logger.warn('Les synonymes et meilleures réponses n’ont pas pu être relus.', error),
      );
    };
    this.tail.on('search-hints.changed', readAgain);
    this.timer = setInterval(readAgain, READ_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Ids of the tutorials to list first for a text. */
  bestAnswersTo(text: string): number[] {
    const id = this.answers.get(fold(text));
    return id === undefined ? [] : [id];
  }

  /** Kinds of hints that apply to a text. */
  hintsOn(text: string): HintKind[] {
    const words = asWords(text);
    const kinds = {
      bestAnswer: this.answers.has(fold(text)),
      synonyms: this.explained.some((each) => words.includes(each)),
    };
    return hintKinds.filter((kind) => kinds[kind]);
  }

  /** Reloads the hints from the database. */
  async read(): Promise<void> {
    const number = ++this.reads;
    const { manager } = this.dataSource;
    const groups = await manager.find(SynonymGroup, { order: { id: 'ASC' } });
    const answers = await manager.find(BestAnswer, { order: { id: 'ASC' } });
    // A later read has started; its result is at least as new.
    if (number !== this.reads) return;
    const synonyms = groups.map(({ texts }) => texts);
    const pairs = answers.map(({ folded, tutorialId }) => [folded, tutorialId] as const);
    const before = this.known;
    this.known = JSON.stringify([synonyms, pairs]);
    if (this.known === before) return;
    this.index.useSynonyms(synonyms);
    this.answers = new Map(pairs);
    this.explained = synonyms.flat().map(asWords);
    this.caches.dropSearchResults();
  }
}

/** Spaces around the text prevent matches within words. */
function asWords(text: string): string {
  return ` ${fold(text)} `;
}
