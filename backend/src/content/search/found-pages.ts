import { Injectable } from '@nestjs/common';
import type { Cursor } from '../../platform/common/cursor.js';
import type { Page } from '../../platform/common/page-query.js';
import type { Sought } from '../search-index/search-index.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { TutorialCounts } from '../tutorials/tutorial-counts.js';
import { type Direction, type ListOrder, SearchRepository } from './search.repository.js';

/** Maximum number of views read for a page, by ids or along the order, and the minimum per statement. */
const MOST_READ = 400;
const READ_AT_LEAST = 50;
/** So that one statement usually finds the whole page. */
const SPARE = 1.25;

/** Pages of search results, in an order of the tutorials. */
@Injectable()
export class FoundPages {
  constructor(
    private readonly index: SearchIndexService,
    private readonly tutorials: SearchRepository,
    private readonly counts: TutorialCounts,
  ) {}

  /**
   * Ids of a page, found from the nearer end of the order or beside the cursor. The order uses the views last stored in
   * the index.
   * @param total number of results
   * @throws BusyException
   */
  async idsOn(sought: Sought, order: ListOrder, page: Page, total: number): Promise<number[]> {
    const { limit, offset, cursor } = page;
    if (cursor) return this.idsBeside(sought, order, { limit, offset }, cursor);
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    const behind = total - offset - length;
    if (behind >= offset) return this.idsFrom(sought, order, { limit: length, offset }, total);
    const reversed = { by: order.by, direction: order.direction === 'ASC' ? 'DESC' : 'ASC' } as const;
    return (await this.idsFrom(sought, reversed, { limit: length, offset: behind }, total)).reverse();
  }

  private async idsBeside(
    sought: Sought,
    { by, direction }: ListOrder,
    page: Omit<Page, 'cursor'>,
    beside: Cursor,
  ): Promise<number[]> {
    const order = { order: by, direction: direction === 'ASC' ? 'asc' : 'desc' } as const;
    return (await this.index.search({ ...sought, ...order, ...page, beside })).ids;
  }

  private async idsFrom(
    sought: Sought,
    { by, direction }: ListOrder,
    page: Page,
    total: number,
  ): Promise<number[]> {
    if (by === 'views') return this.idsByViews(sought, direction, page, total);
    const way = direction === 'ASC' ? 'asc' : 'desc';
    return (await this.index.search({ ...sought, order: by, direction: way, ...page })).ids;
  }

  /**
   * Uses the present views if few need to be read. Otherwise the index chooses the page by its stored views, and only
   * the page itself is put in the present order.
   */
  private async idsByViews(
    sought: Sought,
    direction: Direction,
    page: Page,
    total: number,
  ): Promise<number[]> {
    const published = await this.counts.count({ state: 'published' });
    const passed = ((page.offset + page.limit) * published) / total;
    if (total <= Math.min(passed, MOST_READ)) {
      const { ids } = await this.index.search({ ...sought, order: 'id', limit: total });
      return this.tutorials.pageByViews(ids, direction, page);
    }
    const walked = passed <= MOST_READ && (await this.walkByViews(sought, direction, page, passed));
    if (walked) return walked;
    const way = direction === 'ASC' ? 'asc' : 'desc';
    const { ids } = await this.index.search({ ...sought, order: 'views', direction: way, ...page });
    return this.tutorials.pageByViews(ids, direction, { limit: page.limit, offset: 0 });
  }

  /** @param passed estimated number of tutorials from the start of the order to the end of the page */
  private walkByViews(
    sought: Sought,
    direction: Direction,
    page: Page,
    passed: number,
  ): Promise<number[] | undefined> {
    const atOnce = Math.min(Math.max(Math.ceil(SPARE * passed), READ_AT_LEAST), MOST_READ);
    const amongThese = (ids: number[]) => this.index.among(sought, ids);
    return this.tutorials.walkByViews(amongThese, direction, page, { atOnce, most: MOST_READ });
  }
}
