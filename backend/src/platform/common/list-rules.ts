import type { Type } from '@nestjs/common';

export interface ListRules {
  /** The field of the answer that holds the list, or what a list that is answered bare is called. */
  name: string;
  /** How many there are in a page unless `limit` says otherwise; a list without pages has none. */
  pageSize?: number;
  /** Whether the answer is the list and nothing else. */
  bare?: boolean;
  /** Whether its pages can be asked for by a cursor too. */
  hasCursors?: boolean;
  /** Of a list of the console’s, which react-admin may ask for in its own words too. */
  console?: ConsoleList;
}

export interface ConsoleList {
  /** What may be asked for. */
  query: Type;
  maxPageSize: number;
}
