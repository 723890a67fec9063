import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { readStopped } from '../common/busy.exception.js';
import type { ReadRows } from '../database/find-page.js';
import { limitReads, ReadStopped } from '../database/read-limit.js';

/**
 * Reads that examine many rows, with a label for the log and a time limit. On SQLite they have threads of their own.
 */
@Injectable()
export class LongReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * A reader for the queries of one request; they share its time limit. It sees committed rows only.
   * @param name label for the log
   */
  readerFor(name: string): ReadRows {
    let left = this.config.queryBudgetMs;
    const limit = {
      name: () => name,
      leftMs: () => Math.max(1, left),
      spend: (ms: number) => void (left -= ms),
      isLong: true,
    };
    return async (query) => {
      const [sql, parameters] = query.getQueryAndParameters() as [string, unknown[]];
      try {
        return await limitReads(limit, () => this.dataSource.query<never[]>(sql, parameters));
      } catch (error) {
        if (!(error instanceof ReadStopped)) throw error;
        throw readStopped(
          'Cette recherche demande plus de temps que le site n’en accorde. Précisez-la, ou réessayez dans un instant.',
        );
      }
    };
  }
}
