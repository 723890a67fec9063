import { applyDecorators, SetMetadata, UseInterceptors, type Type } from '@nestjs/common';
import { ListInterceptor } from './list.interceptor.js';

export const LIST = 'list';

export interface ListRules {
  /** The field of the answer that holds the list, or what a list that is answered bare is called. */
  name: string;
  /** How many there are in a page unless `limit` says otherwise; a list without pages has none. */
  pageSize?: number;
  /** Whether the answer is the list and nothing else. */
  bare?: boolean;
  /** Of a list of the console’s, which react-admin may ask for in its own words too. */
  console?: ConsoleList;
}

export interface ConsoleList {
  /** What may be asked for. */
  query: Type;
  maxPageSize: number;
}

/**
 * Says that a route answers a list, which it gives as `{ [name]: […], total }`, or bare where it has no pages.
 * How long the list is and where its other pages are is told in the headers of every one.
 */
export const AnswersList = (name: string, rules: Omit<ListRules, 'name'> = {}) =>
  applyDecorators(
    SetMetadata(LIST, { name, ...rules } satisfies ListRules),
    UseInterceptors(new ListInterceptor({ name, ...rules })),
  );
