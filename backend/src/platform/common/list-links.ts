import { isWithinReach } from '../database/find-page.js';
import { writeCursor, type Cursor } from './cursor.js';

export interface Range {
  limit: number;
  offset: number;
}

/** First and last entry of a page. */
export interface Ends {
  firstId: number;
  lastId: number;
}

/**
 * Link header to the other pages of a list (RFC 8288), derived from the requested URL.
 * @param ends when given, neighbouring pages use cursors, so that insertions and deletions do not shift them
 * @param older `before` of the next block of a search for a text
 * @param isNumbered whether every page can be chosen by its number
 */
export function linkTo(
  asked: string,
  { limit, offset }: Range,
  total: number,
  {
    ends,
    older,
    isNumbered = false,
  }: { ends?: Ends | undefined; older?: number | undefined; isNumbered?: boolean } = {},
): string {
  // Ranges, as react-admin asks for, have no cursors.
  const beside = new URL(asked, 'http://localhost').searchParams.has('range') ? undefined : ends;
  // Pages are aligned to the requested offset.
  const first = offset % limit;
  const last = first + Math.max(0, Math.ceil((total - first) / limit) - 1) * limit;
  const before = Math.max(0, Math.min(offset - limit, last));
  const pages: [rel: string, offset: number, exists: boolean, cursor?: Omit<Cursor, 'offset'>][] = [
    ['first', 0, true],
    ['prev', before, offset > 0, before > 0 && beside ? { side: 'before', id: beside.firstId } : undefined],
    ['next', offset + limit, offset + limit < total, beside && { side: 'after', id: beside.lastId }],
    ['last', last, true],
  ];
  const links = pages
    .filter(
      ([, start, exists, cursor]) => exists && (cursor ?? (isNumbered || isWithinReach(start, limit, total))),
    )
    .map(([rel, start, , cursor]) => `<${pageAt(asked, { limit, offset: start }, cursor)}>; rel="${rel}"`);
  // Named as in RFC 5005.
  if (older)
    links.push(`<${pageAt(searchedBefore(asked, older), { limit, offset: 0 })}>; rel="prev-archive"`);
  return links.join(', ');
}

/** The requested URL with another block. */
function searchedBefore(asked: string, before: number): string {
  const { pathname, searchParams } = new URL(asked, 'http://localhost');
  const filter = searchParams.get('filter');
  if (filter) searchParams.set('filter', JSON.stringify({ ...(JSON.parse(filter) as object), before }));
  else searchParams.set('before', String(before));
  return `${pathname}?${searchParams}`;
}

/** The requested URL with the range of another page. */
function pageAt(asked: string, { limit, offset }: Range, beside?: Omit<Cursor, 'offset'>): string {
  const { pathname, searchParams } = new URL(asked, 'http://localhost');
  if (searchParams.has('range')) {
    searchParams.set('range', JSON.stringify([offset, offset + limit - 1]));
  } else if (beside) {
    searchParams.delete('offset');
    searchParams.set('cursor', writeCursor({ ...beside, offset }));
  } else {
    searchParams.delete('cursor');
    searchParams.set('offset', String(offset));
  }
  return `${pathname}?${searchParams}`;
}
