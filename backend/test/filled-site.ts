import { DataSource, type EntityManager } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import type { TestApp } from './app.js';

/** Tutorials of the smallest site; larger ones repeat its rows. */
export const SMALLEST = 1_000;
export const FIRST_ID = 1_000;
/** Number of tutorials with a domain and a level that no others have; last in every order, and not repeated. */
const RARE = 60;
const MEMBERS = 1_000;
const COMMENTS_EACH = 10;
const YEARS_MS = 4 * 365 * DAY_MS;
const ROWS_AT_ONCE = 250;

type Row = Record<string, string | number | null>;

/** Seeded, the same in each run. */
let state = 1;
const random = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
/** Word frequencies follow a steep curve, as in natural language. */
const rare = (below: number): number => Math.floor(below * (random(1_000_000) / 1_000_000) ** 3);
const word = (): string => `mot${rare(5_000).toString(36)}`;
const sentence = (length: number): string => Array.from({ length }, word).join(' ');
const moment = (time: number): string => new Date(time).toISOString().replace('T', ' ').replace('Z', '');
/** A date in the last four years that increases with the index. */
const at = (index: number, of: number): string => moment(Date.now() - (YEARS_MS * (of - index)) / of);
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

/** Tables and their initial rows. Each repetition shifts its ids and foreign keys by the size of one repetition. */
const tables = {
  users: { rows: MEMBERS, row: member, unique: ['username', 'usernameKey', 'email'], shifted: {} },
  tutorials: { rows: SMALLEST, row: tutorial, unique: ['title', 'titleFolded'], shifted: {} },
  unpublished_tutorials: { rows: SMALLEST / 5, row: unpublished, shifted: { tutorialId: SMALLEST } },
  deleted_tutorials: { rows: SMALLEST / 10, row: deletedTutorial, shifted: { tutorialId: SMALLEST } },
  comments: {
    rows: SMALLEST * COMMENTS_EACH,
    row: comment,
    shifted: { tutorialId: SMALLEST, userId: MEMBERS },
  },
  deleted_comments: {
    rows: SMALLEST * 2,
    row: deletedComment,
    shifted: { tutorialId: SMALLEST, userId: MEMBERS },
  },
  reports: { rows: SMALLEST, row: report, shifted: { subjectId: SMALLEST * COMMENTS_EACH } },
  audit_log: { rows: SMALLEST * COMMENTS_EACH, row: entry, shifted: {} },
  newsletter_subscriptions: {
    rows: SMALLEST,
    row: subscription,
    unique: ['email', 'unsubscribeToken'],
    shifted: {},
  },
} satisfies Record<
  string,
  { rows: number; row: (index: number) => Row; unique?: string[]; shifted: Record<string, number> }
>;

/**
 * Fills an empty site with the smallest data set, in few large statements.
 * @param readerId member with favourites
 */
export async function fillSmallest({ nest }: TestApp, readerId: number): Promise<void> {
  const { manager } = nest.get(DataSource);
  for (const [table, { rows, row }] of Object.entries(tables))
    await insert(
      table,
      Array.from({ length: rows }, (_, index) => row(index)),
    );
  const tags = (index: number): Row[] => tagsOf(index).map((tag) => ({ tutorialId: FIRST_ID + index, tag }));
  await insert('tutorial_tags', Array.from({ length: SMALLEST }, (_, index) => tags(index)).flat());
  const kept = (index: number): Row => ({
    userId: readerId,
    tutorialId: FIRST_ID + index * 7,
    createdAt: moment(Date.now()),
  });
  await insert(
    'favorites',
    Array.from({ length: 50 }, (_, index) => kept(index)),
  );
  await insertRare();
  await sign(manager, FIRST_ID);
  const own = `id BETWEEN ${FIRST_ID} AND ${FIRST_ID + 49}`;
  await manager.query(
    `INSERT INTO tutorial_authors (tutorialId, userId, joinedAt) SELECT id, ?, createdAt FROM tutorials WHERE ${own}`,
    [readerId],
  );
  await countAnew(nest);

  async function insertRare(): Promise<void> {
    const rare = Array.from({ length: RARE }, (_, index) => rareTutorial(index));
    const ids = rare.map(({ id }) => id!);
    await insert('tutorials', rare);
    const hiddenAt = { unpublishedAt: moment(Date.now()) };
    await insert(
      'unpublished_tutorials',
      ids.slice(0, 40).map((tutorialId) => ({ tutorialId, ...hiddenAt })),
    );
    const deleted = { deletedAt: moment(Date.now()), wasPublished: 1, byAdministrator: 1 };
    await insert(
      'deleted_tutorials',
      ids.slice(0, 20).map((tutorialId) => ({ tutorialId, ...deleted })),
    );
  }

  async function insert(table: string, rows: Row[]): Promise<void> {
    const columns = Object.keys(rows[0]!);
    const names = columns.map((column) => `\`${column}\``).join(', ');
    const places = `(${columns.map(() => '?').join(', ')})`;
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      await manager.query(
        `INSERT INTO ${table} (${names}) VALUES ${some.map(() => places).join(', ')}`,
        some.flatMap((row) => columns.map((column) => row[column])),
      );
    }
  }
}

/** Repeats the smallest data set this many times. */
export async function enlarge({ nest }: TestApp, times: number): Promise<void> {
  const { manager } = nest.get(DataSource);
  for (const [table, { rows, row, shifted, ...more }] of Object.entries(tables)) {
    const columns = Object.keys(row(0));
    const unique: readonly string[] = 'unique' in more ? more.unique : [];
    const names = columns.map((column) => `\`${column}\``).join(', ');
    const [key] = columns as [string];
    const wide = (shifted as Record<string, number>)[key] ?? rows;
    for (let time = 1; time < times; time++) {
      const values = columns.map((column) => {
        const step = column === 'id' ? rows : (shifted as Record<string, number>)[column];
        if (step) return `\`${column}\` + ${step * time}`;
        return unique.includes(column) ? text(`\`${column}\``, `' ${time}'`) : `\`${column}\``;
      });
      const base = `\`${key}\` BETWEEN ${FIRST_ID} AND ${FIRST_ID + wide - 1}`;
      await manager.query(
        `INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM ${table} WHERE ${base}`,
      );
    }
  }
  for (let time = 1; time < times; time++) {
    const base = `tutorialId BETWEEN ${FIRST_ID} AND ${FIRST_ID + SMALLEST - 1}`;
    await manager.query(
      `INSERT INTO tutorial_tags (tutorialId, tag) SELECT tutorialId + ${SMALLEST * time}, tag FROM tutorial_tags WHERE ${base}`,
    );
  }
  await sign(manager, FIRST_ID + SMALLEST);
  await countAnew(nest);

  function text(column: string, more: string): string {
    return manager.dataSource.options.type === 'mysql'
      ? `CONCAT(${column}, ${more})`
      : `${column} || ${more}`;
  }
}

/** Adds the author rows of tutorials, from an id on. */
async function sign(manager: EntityManager, from: number): Promise<void> {
  await manager.query(
    `INSERT INTO tutorial_authors (tutorialId, userId, joinedAt)
     SELECT id, authorId, createdAt FROM tutorials WHERE id >= ${from} AND authorId IS NOT NULL`,
  );
}

async function countAnew(nest: TestApp['nest']): Promise<void> {
  const counts = nest.get(StoredCounts);
  await counts.recountAll();
  await counts.mergeAddends();
  // Waits for work started beside the count.
  await counts.onModuleDestroy();
  // Statistics for the query planner.
  const { manager } = nest.get(DataSource);
  const isMysql = manager.dataSource.options.type === 'mysql';
  for (const table of [...Object.keys(tables), 'tutorial_tags', 'tutorial_authors', 'moderation_queue'])
    if (isMysql) await manager.query(`ANALYZE TABLE ${table}`);
}

/** Up to three of 2,000 tags, with frequencies like those of words. */
function tagsOf(index: number): string[] {
  const share = (place: number): number => ((place * 7_919) % 10_007) / 10_007;
  const own = [0, 1, 2].map((each) => `mot${Math.floor(2_000 * share(3 * index + each) ** 3)}`);
  return [...new Set(own)];
}

function member(index: number): Row {
  const username = `essai${FIRST_ID + index}`;
  return {
    id: FIRST_ID + index,
    username,
    usernameKey: username,
    email: `${username}@exemple.fr`,
    passwordHash: '',
    displayName: `Essai ${word()}`,
    displayNameFolded: `essai ${word()}`,
    socialLinks: '[]',
    expertise: '[]',
    isContributor: index % 5 === 0 ? 1 : 0,
    suspendedUntil: index % 5 === 1 ? moment(Date.now() + DAY_MS + index * 1000) : null,
    createdAt: at(index, MEMBERS),
    updatedAt: at(index, MEMBERS),
  };
}

function tutorial(index: number): Row {
  const title = `${sentence(5)} ${index}`;
  const [views, likes] = [rare(100_000), rare(1_000)];
  const created = at(index, SMALLEST);
  return {
    id: FIRST_ID + index,
    domainId: 1 + random(5),
    title,
    titleFolded: title,
    description: sentence(15),
    matchText: title,
    date: created,
    authorId: FIRST_ID + random(MEMBERS),
    authorName: 'Essai',
    readTime: 1 + random(40),
    difficulty: pick(['beginner', 'advanced', null]),
    views,
    likes,
    trendingScore: views * 0.5 + likes * 2,
    tags: JSON.stringify(tagsOf(index)),
    rendererVersion: 1_000_000,
    createdAt: created,
    updatedAt: created,
    assets: '{}',
    source: sentence(20),
    content: sentence(20),
  };
}

/** The first 20 are in the trash, 20 others are unpublished. */
function rareTutorial(index: number): Row {
  const title = `zzz ${index}`;
  const created = moment(Date.now() - 2 * YEARS_MS + index);
  const last = { title, titleFolded: title, views: 0, likes: 0, trendingScore: 0, date: created };
  return {
    ...tutorial(index),
    ...last,
    id: FIRST_ID - RARE + index,
    tags: '[]',
    domainId: 6,
    difficulty: 'intermediate',
    createdAt: created,
    updatedAt: created,
  };
}

function unpublished(index: number): Row {
  return { tutorialId: FIRST_ID + index * 5, unpublishedAt: moment(Date.now()) };
}

function deletedTutorial(index: number): Row {
  return {
    tutorialId: FIRST_ID + index * 10,
    deletedAt: moment(Date.now()),
    wasPublished: 1,
    byAdministrator: 1,
  };
}

function comment(index: number): Row {
  const created = at(index, SMALLEST * COMMENTS_EACH);
  return {
    id: FIRST_ID + index,
    tutorialId: FIRST_ID + random(SMALLEST),
    userId: FIRST_ID + random(MEMBERS),
    content: sentence(10),
    likes: rare(50),
    createdAt: created,
    updatedAt: created,
  };
}

function deletedComment(index: number): Row {
  const deleted = comment(index);
  return { ...deleted, deletedAt: deleted['createdAt']!, deletedById: FIRST_ID };
}

function report(index: number): Row {
  const created = at(index, SMALLEST);
  return {
    id: FIRST_ID + index,
    kind: 'comment',
    subjectId: FIRST_ID + index,
    said: 'Un avis.',
    subjectAuthorId: FIRST_ID + random(MEMBERS),
    userId: FIRST_ID + random(MEMBERS),
    reason: pick(['spam', 'harassment', 'other']),
    status: pick(['pending', 'resolved', 'rejected']),
    createdAt: created,
    updatedAt: created,
  };
}

function entry(index: number): Row {
  return {
    id: FIRST_ID + index,
    actorId: FIRST_ID + 1,
    action: index % 2 ? 'comment.delete' : 'report.resolve',
    targetType: index % 2 ? 'comment' : 'report',
    targetId: FIRST_ID + random(SMALLEST),
    before: '{}',
    createdAt: at(index, SMALLEST * COMMENTS_EACH),
  };
}

function subscription(index: number): Row {
  const created = at(index, SMALLEST);
  return {
    id: FIRST_ID + index,
    email: `abonne${index}@exemple.fr`,
    createdAt: created,
    confirmedAt: index % 2 ? created : null,
    mailedAt: created,
    unsubscribeToken: `jeton ${index}`,
  };
}
