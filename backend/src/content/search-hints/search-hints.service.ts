import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fold } from '@passerelle/api-client/fold';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { BestAnswer } from './best-answer.entity.js';
import { SynonymGroup } from './synonym-group.entity.js';

/** What a search was taught: what comes first for it, or what one of its words means. */
export const hintKinds = ['bestAnswer', 'synonyms'] as const;
export type HintKind = (typeof hintKinds)[number];

/** How often the hints are read again in case a change was not heard of. */
const READ_EVERY_MS = 30_000;

/**
 * What administrators have taught search, kept in memory: a change made here counts at once, one made by another node
 * within a second. While the database is away it is as it was.
 */
@Injectable()
export class SearchHintsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SearchHintsService.name);
  private answers: ReadonlyMap<string, number> = new Map();
  /** As they are compared, each between spaces. */
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
        this.logger.warn(`Les synonymes et meilleures réponses n’ont pas pu être relus : ${String(error)}`),
      );
    };
    this.tail.on('search-hints.changed', readAgain);
    this.timer = setInterval(readAgain, READ_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Ids of the tutorials that are to come first for a text. */
  bestAnswersTo(text: string): number[] {
    const id = this.answers.get(fold(text));
    return id === undefined ? [] : [id];
  }

  /** What administrators have taught that acts on a text. */
  hintsOn(text: string): HintKind[] {
    const words = asWords(text);
    const kinds = {
      bestAnswer: this.answers.has(fold(text)),
      synonyms: this.explained.some((each) => words.includes(each)),
    };
    return hintKinds.filter((kind) => kinds[kind]);
  }

  /** Takes in what has been written; from then on it acts. */
  async read(): Promise<void> {
    const number = ++this.reads;
    const { manager } = this.dataSource;
    const groups = await manager.find(SynonymGroup, { order: { id: 'ASC' } });
    const answers = await manager.find(BestAnswer, { order: { id: 'ASC' } });
    // Another read has begun since, which sees at least as much.
    if (number !== this.reads) return;
    const synonyms = groups.map(({ texts }) => texts);
    const pairs = answers.map(({ folded, tutorialId }) => [folded, tutorialId] as const);
    const before = this.known;
    this.known = JSON.stringify([synonyms, pairs]);
    if (this.known === before) return;
    this.index.useSynonyms(synonyms);
    this.answers = new Map(pairs);
    this.explained = synonyms.flat().map(asWords);
    this.caches.dropFound();
  }
}

/** So that no word is found within another. */
function asWords(text: string): string {
  return ` ${fold(text)} `;
}
