export interface Range {
  limit: number;
  offset: number;
}

/** The header that leads from a page of a list to the others (RFC 8288), by the address that was asked for. */
export function linkTo(asked: string, { limit, offset }: Range, total: number): string {
  // Pages are counted from the one that was asked for, wherever it begins.
  const first = offset % limit;
  const last = first + Math.max(0, Math.ceil((total - first) / limit) - 1) * limit;
  const pages: [rel: string, offset: number, exists: boolean][] = [
    ['first', 0, true],
    ['prev', Math.max(0, Math.min(offset - limit, last)), offset > 0],
    ['next', offset + limit, offset + limit < total],
    ['last', last, true],
  ];
  return pages
    .filter(([, , exists]) => exists)
    .map(([rel, start]) => `<${pageAt(asked, { limit, offset: start })}>; rel="${rel}"`)
    .join(', ');
}

/** The same question about another page, in the words in which it was asked. */
function pageAt(asked: string, { limit, offset }: Range): string {
  const { pathname, searchParams } = new URL(asked, 'http://localhost');
  if (searchParams.has('range')) {
    searchParams.set('range', JSON.stringify([offset, offset + limit - 1]));
  } else {
    searchParams.set('offset', String(offset));
  }
  return `${pathname}?${searchParams}`;
}
