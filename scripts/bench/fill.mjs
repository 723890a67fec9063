// Fills a migrated database with the data of a used site, in a process of its own because it needs a package.
// Arguments:
// the database (a mysql URL or an SQLite file), the session secret. Prints the members used by the benchmarks as JSON:
// {passwordHash, members: [{username, cookie}]}.
import { memberRow, now as moment, openDatabase, sessionCookie, sessionRow } from './filled-database.mjs';

const TUTORIALS = 10_000;
const MEMBERS = 2_000;
const FAVORITES_EACH = 50;
const COMMENTS = 1_000;
const ACTING = 64;
const FIRST_ID = 1_001;
const TEXT = '<p>Un paragraphe comme il y en a dans tous les tutoriels, ni long ni court.</p>\n'.repeat(60);

const [address, secret] = process.argv.slice(2);
const database = await openDatabase(address);
const now = moment();
const [{ passwordHash }] = await database.all(`SELECT passwordHash FROM users WHERE username = 'admin'`);
const tutorialIds = range(TUTORIALS).map((index) => FIRST_ID + index);
const userIds = range(MEMBERS).map((index) => FIRST_ID + index);
// Seeded, so that runs are comparable.
let state = 1;
const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;

await database.insert(
  'users',
  userIds.map((id) => memberRow(id, passwordHash)),
);
const tags = new Map(tutorialIds.map((id) => [id, [...new Set(range(3).map(() => `mot${random(200)}`))]]));
await database.insert(
  'tutorials',
  tutorialIds.map((id) => ({
    id,
    domainId: 1 + random(6),
    title: `Tutoriel ${id}`,
    titleFolded: `tutoriel ${id}`,
    description: 'Une description.',
    matchText: `tutoriel ${id}\nune description.`,
    date: now,
    authorName: 'Essai',
    trendingScore: random(10_000),
    tags: JSON.stringify(tags.get(id)),
    rendererVersion: 1_000_000,
    createdAt: now,
    updatedAt: now,
    assets: '{}',
    source: TEXT,
    content: TEXT,
  })),
);
await database.insert(
  'tutorial_tags',
  [...tags].flatMap(([tutorialId, own]) => own.map((tag) => ({ tutorialId, tag }))),
);
await database.insert(
  'favorites',
  userIds.flatMap((userId) => {
    const kept = new Set();
    while (kept.size < FAVORITES_EACH) kept.add(tutorialIds[random(TUTORIALS)]);
    return [...kept].map((tutorialId) => ({ userId, tutorialId, createdAt: now }));
  }),
);
await database.insert(
  'comments',
  range(COMMENTS).map((index) => ({
    id: FIRST_ID + index,
    tutorialId: FIRST_ID,
    userId: userIds[random(MEMBERS)],
    content: 'Un avis de longueur moyenne, comme on en lit sous un tutoriel que l’on a suivi jusqu’au bout.',
    createdAt: now,
    updatedAt: now,
  })),
);

const acting = userIds.slice(0, ACTING);
await database.insert('sessions', acting.map(sessionRow));
await database.forgetCounts();
await database.close();
const members = acting.map((userId) => ({
  username: `essai${userId}`,
  cookie: sessionCookie(userId, secret),
}));
console.log(JSON.stringify({ passwordHash, members }));

function range(length) {
  return Array.from({ length }, (_, index) => index);
}
