import type { ReadRows } from './find-page.js';

/** Values of the leading columns of an index, before those of the order. */
export type Part = Readonly<Record<string, string | number | null>>;

/**
 * Reads the ids of a page from several parts of a table and merges them. For an index that begins with the part's
 * columns, each part is in the order of the list, but not all of them together. So of each part as many rows are read
 * as the page may need.
 * @param parts at least one; together they are the list
 */
export function readByParts(parts: readonly Part[]): ReadRows {
  return async <Row>(query: Parameters<ReadRows>[0]): Promise<Row[]> => {
    const { alias } = query;
    const { limit, offset = 0, orderBys } = query.expressionMap;
    const [[column, direction]] = Object.entries(orderBys) as [[string, string]];
    const id = `${alias}.id`;
    const order = column === id ? `id ${direction}` : `place ${direction}, id ${direction}`;
    const end = offset + limit!;
    const branches = parts.map((part, index) => {
      const branch = query.clone().select(id, 'id');
      if (column !== id) branch.addSelect(column, 'place');
      for (const [name, value] of Object.entries(part))
        if (value === null) branch.andWhere(`${alias}.${name} IS NULL`);
        else branch.andWhere(`${alias}.${name} = :${name}`, { [name]: value });
      const [sql, parameters] = branch.limit(end).offset(0).getQueryAndParameters();
      return { sql: `SELECT * FROM (${sql}) part${index}`, parameters };
    });
    return query.dataSource.query<Row[]>(
      `SELECT id FROM (${branches.map(({ sql }) => sql).join(' UNION ALL ')}) merged
       ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      branches.flatMap(({ parameters }) => parameters as unknown[]),
    );
  };
}
