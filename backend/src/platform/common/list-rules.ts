import type { Type } from '@nestjs/common';

export interface ListRules {
  /** Field of the response that holds the list; for a bare list, its name in the document. */
  name: string;
  /** Default `limit`; undefined for a list without pages. */
  pageSize?: number;
  /** Whether the response is the bare array. */
  bare?: boolean;
  /**
   * Whether pages can also be requested by cursor; `withoutText`: only without a `query`, because with one every page
   * can be chosen by its number.
   */
  hasCursors?: boolean | 'withoutText';
  /** Whether a text filter examines the list block by block. */
  hasBlocks?: boolean;
  /** For lists of the console, which react-admin may also query in its own syntax. */
  console?: ConsoleList;
}

export interface ConsoleList {
  /** DTO of the accepted parameters. */
  query: Type;
  maxPageSize: number;
}
