import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { countDays, dayOf } from '../../platform/counts/count-days.js';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { DeletedTutorial, UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { notDeleted, published, type PublicationState } from './published.js';
import { Tutorial } from './tutorial.entity.js';
import type { Difficulty } from '../revisions/written-text.js';

/** Columns of a tutorial that decide in which counts it appears. */
type Counted = Pick<Tutorial, 'domainId' | 'difficulty' | 'views' | 'likes'>;

export interface CountFilter {
  domainId?: number | undefined;
  difficulty?: Difficulty | undefined;
  state: PublicationState | 'any';
}

export interface CountedPart extends Pick<Tutorial, 'domainId' | 'difficulty' | 'publicationState'> {
  count: number;
}

export interface DomainTotals {
  domainId: number;
  tutorials: number;
  views: number;
  likes: number;
}

/** Number of tutorials per domain, level and state, and the views and likes per domain. */
@Injectable()
export class TutorialCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(countAnew);
  }

  async countCreation(
    manager: EntityManager,
    tutorial: Counted & Pick<Tutorial, 'createdAt'>,
  ): Promise<void> {
    await this.counts.changeCounts(manager, [...of(tutorial, 'published', 1), day(tutorial, 1)]);
  }

  /** @param tutorial locked */
  async countErasure(manager: EntityManager, tutorial: Tutorial): Promise<void> {
    const state = await stateOf(manager, tutorial.id);
    const days = state === 'deleted' ? [] : [day(tutorial, -1)];
    await this.counts.changeCounts(manager, [...of(tutorial, state, -1), ...days]);
  }

  /**
   * Moves a tutorial to the counts of its new domain and level, if they have changed.
   * @param before locked
   */
  async countRewrite(
    manager: EntityManager,
    before: Counted & Pick<Tutorial, 'id'>,
    after: Pick<Counted, 'domainId' | 'difficulty'>,
  ): Promise<void> {
    if (before.domainId === after.domainId && before.difficulty === after.difficulty) return;
    const state = await stateOf(manager, before.id);
    const { domainId, difficulty } = after;
    const moved = of({ ...before, domainId, difficulty }, state, 1);
    await this.counts.changeCounts(manager, [...of(before, state, -1), ...moved]);
  }

  /**
   * Moves a tutorial between published, unpublished and deleted. Its views and likes stay counted until it is erased.
   * @param tutorial locked
   */
  async changeState(
    manager: EntityManager,
    tutorial: Counted & Pick<Tutorial, 'id' | 'createdAt'>,
    from: PublicationState,
    to: PublicationState,
  ): Promise<void> {
    await manager.update(Tutorial, { id: tutorial.id }, { publicationState: to });
    const changes = [one(tutorial, from, -1), one(tutorial, to, 1)];
    if (from === 'deleted') changes.push(day(tutorial, 1));
    if (to === 'deleted') changes.push(day(tutorial, -1));
    await this.counts.changeCounts(manager, changes);
  }

  /**
   * @param readings by tutorial id
   * @param domains by tutorial, for those that still exist
   */
  async countViews(
    manager: EntityManager,
    readings: ReadonlyMap<number, number>,
    domains: readonly Pick<Tutorial, 'id' | 'domainId'>[],
  ): Promise<void> {
    await this.counts.changeCounts(
      manager,
      domains.map(({ id, domainId }) => ({
        subject: 'views',
        part: String(domainId),
        by: readings.get(id)!,
      })),
    );
  }

  /** Moves all counts of a domain to another one, including tutorials in the trash. */
  async countDomainMove(manager: EntityManager, from: number, into: number): Promise<void> {
    const changes: Change[] = [];
    for (const subject of ['tutorials', 'views', 'likes'] as const) {
      for (const [part, count] of await this.counts.readCounts(subject, undefined, manager)) {
        const [domain, ...rest] = part.split('/');
        if (Number(domain) !== from) continue;
        const moved = [into, ...rest].join('/');
        changes.push({ subject, part, by: -count }, { subject, part: moved, by: count });
      }
    }
    await this.counts.changeCounts(manager, changes);
  }

  /** Number of tutorials per domain, including those in the trash. */
  async countByDomain(manager: EntityManager): Promise<Map<number, number>> {
    const sums = new Map<number, number>();
    for (const [part, count] of await this.counts.readCounts('tutorials', undefined, manager)) {
      const domainId = Number(part.split('/', 1)[0]);
      sums.set(domainId, (sums.get(domainId) ?? 0) + count);
    }
    return sums;
  }

  async count(filter: CountFilter): Promise<number> {
    return (await this.countParts(filter)).reduce((total, { count }) => total + count, 0);
  }

  /** The combinations of domain, level and state that a filter leaves, and how many tutorials each has. */
  async countParts({ domainId, difficulty, state }: CountFilter): Promise<CountedPart[]> {
    const parts: CountedPart[] = [];
    for (const [part, count] of await this.counts.readCounts('tutorials')) {
      const [domain, level, publicationState] = part.split('/') as [string, string, PublicationState];
      if (domainId !== undefined && Number(domain) !== domainId) continue;
      if (difficulty !== undefined && level !== difficulty) continue;
      if (state === 'any' ? publicationState === 'deleted' : publicationState !== state) continue;
      parts.push({
        domainId: Number(domain),
        difficulty: (level || null) as Difficulty | null,
        publicationState,
        count,
      });
    }
    return parts;
  }

  /** Domains with published or unpublished tutorials; those in the trash are not counted. */
  async domainTotals(): Promise<DomainTotals[]> {
    const totals = new Map<number, DomainTotals>();
    for (const [part, count] of await this.counts.readCounts('tutorials')) {
      const [domain, , state] = part.split('/');
      if (state === 'deleted') continue;
      const domainId = Number(domain);
      const known = totals.get(domainId) ?? { domainId, tutorials: 0, views: 0, likes: 0 };
      totals.set(domainId, { ...known, tutorials: known.tutorials + count });
    }
    const [views, likes] = [await this.counts.readCounts('views'), await this.counts.readCounts('likes')];
    const of = (all: Map<string, number>, id: number) => all.get(String(id)) ?? 0;
    return [...totals.values()]
      .filter(({ tutorials }) => tutorials > 0)
      .map((each) => ({ ...each, views: of(views, each.domainId), likes: of(likes, each.domainId) }));
  }
}

function one(
  { domainId, difficulty }: Pick<Counted, 'domainId' | 'difficulty'>,
  state: PublicationState,
  by: number,
): Change {
  return { subject: 'tutorials', part: `${domainId}/${difficulty ?? ''}/${state}`, by };
}

function of(tutorial: Counted, state: PublicationState, by: 1 | -1): Change[] {
  const part = String(tutorial.domainId);
  return [
    one(tutorial, state, by),
    { subject: 'views', part, by: by * tutorial.views },
    { subject: 'likes', part, by: by * tutorial.likes },
  ];
}

function day({ createdAt }: Pick<Tutorial, 'createdAt'>, by: 1 | -1): Change {
  return { subject: 'tutorial-days', part: dayOf(createdAt), by };
}

async function stateOf(manager: EntityManager, tutorialId: number): Promise<PublicationState> {
  if (await manager.existsBy(DeletedTutorial, { tutorialId })) return 'deleted';
  return (await manager.existsBy(UnpublishedTutorial, { tutorialId })) ? 'unpublished' : 'published';
}

/** Puts the states of all tutorials right. */
async function deriveStates(manager: EntityManager): Promise<void> {
  const state = `CASE WHEN ${notDeleted('tutorials.id')} AND ${published('tutorials.id')} THEN 'published'
    WHEN ${notDeleted('tutorials.id')} THEN 'unpublished' ELSE 'deleted' END`;
  await manager.query(`UPDATE tutorials SET publicationState = ${state} WHERE publicationState <> ${state}`);
}

async function countAnew(manager: EntityManager): Promise<Change[]> {
  await deriveStates(manager);
  const grouped = () =>
    manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .select('tutorial.domainId', 'domainId')
      .addSelect('tutorial.difficulty', 'difficulty')
      .addSelect('COUNT(*)', 'count')
      .groupBy('tutorial.domainId')
      .addGroupBy('tutorial.difficulty');
  type Group = Pick<Tutorial, 'domainId' | 'difficulty'> & { count: number | string };
  const all = await grouped().getRawMany<Group>();
  const hidden = await grouped()
    .innerJoin(UnpublishedTutorial, 'hidden', 'hidden.tutorialId = tutorial.id')
    .getRawMany<Group>();
  const deleted = await grouped()
    .innerJoin(DeletedTutorial, 'deleted', 'deleted.tutorialId = tutorial.id')
    .getRawMany<Group>();
  // One by one, as there is an index of either.
  const sums: Change[] = [];
  for (const subject of ['views', 'likes'] as const) {
    const rows = await manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .select('tutorial.domainId', 'domainId')
      .addSelect(`SUM(tutorial.${subject})`, 'sum')
      .groupBy('tutorial.domainId')
      .getRawMany<Record<'domainId' | 'sum', number | string>>();
    sums.push(...rows.map(({ domainId, sum }) => ({ subject, part: String(domainId), by: Number(sum) })));
  }
  return [
    ...all.map((group) => one(group, 'published', Number(group.count))),
    ...hidden.map((group) => one(group, 'published', -Number(group.count))),
    ...hidden.map((group) => one(group, 'unpublished', Number(group.count))),
    ...deleted.map((group) => one(group, 'unpublished', -Number(group.count))),
    ...deleted.map((group) => one(group, 'deleted', Number(group.count))),
    ...sums,
    ...(await countDays(manager, Tutorial, 'tutorial-days', notDeleted('row.id'))),
  ];
}
