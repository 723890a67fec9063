import { expect } from '@jest/globals';
import type { Agent, Response as Answer } from 'supertest';

/** URLs of a Link header by relation. */
export const linksOf = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(header ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]),
  );

/**
 * Follows the cursors of a list to its end and back, and compares the pages with the list read in one go.
 * @returns the number of pages
 */
export async function leafThrough(agent: Agent, path: string, query: string): Promise<number> {
  const idsOf = (body: unknown): number[] =>
    (Array.isArray(body)
      ? body
      : (Object.values(body as object).find(Array.isArray) as { id: number }[])
    ).map(({ id }: { id: number }) => id);
  const whole = idsOf((await agent.get(`${path}?limit=100${query}`).expect(200)).body);
  const pages: number[][] = [];
  let next: string | undefined = `${path}?limit=2${query}`;
  let before: string | undefined;
  while (next) {
    const answer: Answer = await agent.get(next).expect(200);
    pages.push(idsOf(answer.body));
    before = linksOf(answer.headers['link'])['prev'];
    next = linksOf(answer.headers['link'])['next'];
    if (next) expect(next).toContain('cursor=');
  }
  expect(pages.flat()).toEqual(whole);
  for (const page of pages.toReversed().slice(1)) {
    const { body, headers } = await agent.get(before!).expect(200);
    expect(idsOf(body)).toEqual(page);
    before = linksOf(headers['link'])['prev'];
  }
  return pages.length;
}
