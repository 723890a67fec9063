import { describe, expect, it } from '@jest/globals';
import { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { commonTags } from './tag-counts.js';

const DOCUMENTS = 16_000;
const MOST = 20;

// Pseudo-random and the same in each run.
let state = 7;
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;

/** Tags of one document: common ones, or rare ones if there are many different tags. */
function tagsOfOne(different: number): string[] {
  const some = [0, 1, 2].map(() => `mot${Math.floor(different * (random(1000) / 1000) ** 4)}`);
  return [...new Set(some)];
}

/** Columns of a site, and the tags of each document by its ordinal. */
function siteWith(different: number) {
  const columns = new DocumentColumns();
  const tags = new Map<number, string[]>();
  let ordinal = 0;
  const put = (id: number): void => {
    const own = tagsOfOne(different);
    const before = columns.ordinalOf(id);
    if (before) tags.delete(before);
    ordinal += 1;
    tags.set(ordinal, own);
    columns.add({
      ordinal,
      id,
      state: '1',
      domainId: 1,
      difficulty: null,
      readTime: null,
      date: id,
      tags: JSON.stringify(own.map((tag) => [tag, tag])),
    });
  };
  for (let id = 1; id <= DOCUMENTS; id += 1) put(id);
  return { columns, tags, put };
}

type Site = ReturnType<typeof siteWith>;

function expected({ columns, tags }: Site, ordinals: number[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const each of ordinals) for (const tag of tags.get(each)!) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const place = new Map(columns.tags.map(({ key }, index) => [key, index]));
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || place.get(one.name)! - place.get(other.name)!)
    .slice(0, MOST);
}

/** @param kept sets that contain all of these documents */
function counted(
  { columns }: Site,
  ordinals: number[],
  kept: readonly DocumentSet[] = [],
): { name: string; count: number }[] {
  const documents = Documents.of(setOf(ordinals, columns), kept);
  return commonTags(documents, MOST, columns).map(([tag, count]) => ({
    name: columns.tags[tag]!.name,
    count,
  }));
}

const setOf = (ordinals: number[], { capacity }: DocumentColumns) =>
  DocumentSet.of(Int32Array.from(ordinals), capacity);
const some = ({ tags }: Site, share: number) => [...tags.keys()].filter(() => random(100) < share);

describe.each([2000, 400, 3])('tags of a result on a site with %i different tags', (different) => {
  const site = siteWith(different);

  it.each([100, 60, 40, 5, 0])('are counted exactly when the result is %i %% of the documents', (share) => {
    const ordinals = some(site, share);
    expect(counted(site, ordinals)).toEqual(expected(site, ordinals));
  });

  it('are counted exactly after documents have changed', () => {
    for (let index = 0; index < 500; index += 1) site.put(1 + 7 * index);
    const ordinals = some(site, 80);
    expect(counted(site, ordinals)).toEqual(expected(site, ordinals));
  });

  it('are counted exactly for a part of cached sets', () => {
    const [one, other] = [some(site, 40), new Set(some(site, 70))];
    const both = one.filter((each) => other.has(each));
    const kept = [one, [...other]].map((each) => setOf(each, site.columns));
    for (const ordinals of [both, both.filter(() => random(100) < 50)])
      expect(counted(site, ordinals, kept)).toEqual(expected(site, ordinals));
  });

  it('are recounted for a set that changes', () => {
    const { columns } = site;
    const set = columns.domainSets.of(1);
    const [tag] = columns.commonTags();
    for (let round = 0; round < 2; round += 1) {
      expect(columns.countTaggedOnce(tag!, set)).toBe(columns.countTagged(tag!, set));
      for (let id = 1; id <= 200; id += 1) site.put((1 + round) * DOCUMENTS + id);
    }
  });
});

it('tags are counted exactly when the result has none of the common ones', () => {
  const site = siteWith(400);
  const common = new Set(expected(site, [...site.tags.keys()]).map(({ name }) => name));
  const ordinals = [...site.tags].flatMap(([each, own]) => (own.some((tag) => common.has(tag)) ? [] : each));
  expect(ordinals.length).toBeGreaterThan(10);
  expect(counted(site, ordinals)).toEqual(expected(site, ordinals));
});
