import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { newestTagged } from '../tutorials/tutorial-tag.entity.js';
import { published } from '../tutorials/published.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import type { Interests, Signal } from './interests.js';

/** Newest signals read per kind: tastes change, and the limit bounds the query's cost. */
const LATEST = 50;
const TAG_FACTOR = 2;

/** Signals and their weights: see docs/decisions/0015-readings-and-recommendations.md. */
const SIGNALS = `
  SELECT liked.tutorialId AS tutorialId, liked.weight AS weight, tutorials.domainId AS domainId, tutorial_tags.tag AS tag
  FROM (
    SELECT tutorialId, SUM(weight) AS weight
    FROM (
      SELECT * FROM (
        SELECT tutorialId, 3 AS weight
        FROM favorites WHERE userId = ?
        ORDER BY createdAt DESC, id DESC LIMIT ${LATEST}
      ) kept
      UNION ALL
      SELECT * FROM (
        SELECT tutorialId, CASE score WHEN 5 THEN 4 ELSE 2 END AS weight
        FROM ratings WHERE userId = ? AND score >= 4
        ORDER BY updatedAt DESC LIMIT ${LATEST}
      ) rated
      UNION ALL
      SELECT * FROM (
        SELECT tutorialId, CASE WHEN finishedAt IS NULL THEN 1 ELSE 2 END AS weight
        FROM tutorial_progress WHERE userId = ? AND percent > 0
        ORDER BY updatedAt DESC LIMIT ${LATEST}
      ) begun
    ) signals
    GROUP BY tutorialId
  ) liked
  INNER JOIN tutorials ON tutorials.id = liked.tutorialId
  LEFT JOIN tutorial_tags ON tutorial_tags.tutorialId = liked.tutorialId`;

/** SQL condition: published, not excluded, and not yet a favourite of, rated or begun by the member. */
const isNew = (id: string) => `
  ${published(id)}
  AND ${id} NOT IN (:...excludedIds)
  AND NOT EXISTS (SELECT 1 FROM favorites WHERE favorites.userId = :userId AND favorites.tutorialId = ${id})
  AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.userId = :userId AND ratings.tutorialId = ${id})
  AND NOT EXISTS (
    SELECT 1 FROM tutorial_progress
    WHERE tutorial_progress.userId = :userId AND tutorial_progress.tutorialId = ${id} AND tutorial_progress.percent > 0
  )`;

const mostPopular = (where: string) => `
  SELECT * FROM (
    SELECT popular.id AS id, 0 AS points FROM tutorials popular
    WHERE ${where} ${isNew('popular.id')}
    ORDER BY popular.trendingScore DESC, popular.id DESC LIMIT :limit
  ) popular`;

@Injectable()
export class RecommendationsRepository {
  constructor(@InjectRepository(Tutorial) private readonly tutorials: Repository<Tutorial>) {}

  async signals(userId: number): Promise<Signal[]> {
    const rows = await this.tutorials.query<(Signal & { weight: number | string })[]>(SIGNALS, [
      userId,
      userId,
      userId,
    ]);
    // MySQL returns sums as strings.
    return rows.map((row) => ({ ...row, weight: Number(row.weight) }));
  }

  /**
   * Tutorials new to a member, by score: twice the shares of their tags plus the share of their domain; then by
   * popularity.
   */
  async recommend(
    userId: number,
    { domains, tags }: Interests,
    limit: number,
    excludedIds: readonly number[],
  ): Promise<Tutorial[]> {
    // SQL has no empty list; no tutorial has the id 0.
    const parameters: Record<string, unknown> = { userId, limit, excludedIds: [0, ...excludedIds] };
    const candidates = [mostPopular('')];
    if (tags.size > 0) {
      const share = shareOf('tags.tag', 'tag', tags, parameters);
      candidates.push(tagged(share, newestTagged([...tags.keys()], parameters)));
    }
    [...domains.keys()].forEach((_, index) => {
      candidates.push(mostPopular(`popular.domainId = :domain${index} AND`));
    });
    const domainShare = shareOf('tutorial.domainId', 'domain', domains, parameters);
    const scored = `SELECT id, MAX(points) AS points FROM (${candidates.join(' UNION ALL ')}) found GROUP BY id`;
    return this.tutorials
      .createQueryBuilder('tutorial')
      .innerJoin(`(${scored})`, 'candidate', 'candidate.id = tutorial.id')
      .addSelect(`candidate.points * ${TAG_FACTOR} + ${domainShare}`, 'rank_score')
      .orderBy('rank_score', 'DESC')
      .addOrderBy('tutorial.trendingScore', 'DESC')
      .addOrderBy('tutorial.id', 'DESC')
      .setParameters(parameters)
      .limit(limit)
      .getMany();
  }
}

function tagged(share: string, candidates: string): string {
  // Joining all tags of the candidates is cheaper than a lookup per interest, since tutorials have few. The tags come
  // last, or SQLite would scan all tutorials that have them.
  return `
    SELECT candidate.tutorialId AS id, SUM(${share}) AS points
    FROM (${candidates}) candidate
    CROSS JOIN tutorial_tags tags ON tags.tutorialId = candidate.tutorialId
    WHERE ${isNew('candidate.tutorialId')}
    GROUP BY candidate.tutorialId`;
}

/** SQL expression for the share of a column's value, 0 if it has none. Adds the parameters `name0`… */
function shareOf(
  column: string,
  name: string,
  shares: ReadonlyMap<string | number, number>,
  parameters: Record<string, unknown>,
): string {
  if (shares.size === 0) return '0';
  parameters[`${name}s`] = [...shares.keys()];
  const cases = [...shares].map(([key, share], index) => {
    parameters[`${name}${index}`] = key;
    parameters[`${name}Share${index}`] = share;
    return `WHEN :${name}${index} THEN :${name}Share${index}`;
  });
  return `CASE ${column} ${cases.join(' ')} ELSE 0 END`;
}
