// Fills a migrated database with what a site that is used holds, in a process of its own because it needs a package.
// Arguments: the database (an address that begins with mysql, or a SQLite file), the secret of sessions. Prints the
// members who act in the measurements as JSON: {passwordHash, members: [{username, cookie}]}.
import { createHash, createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const TUTORIALS = 10_000;
const MEMBERS = 2_000;
const FAVORITES_EACH = 50;
const COMMENTS = 1_000;
const ACTING = 64;
const FIRST_ID = 1_001;
const TEXT = '<p>Un paragraphe comme il y en a dans tous les tutoriels, ni long ni court.</p>\n'.repeat(60);

const [address, secret] = process.argv.slice(2);
const database = address.startsWith('mysql') ? await openMysql(address) : openSqlite(address);
const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
const [{ passwordHash }] = await database.all(`SELECT passwordHash FROM users WHERE username = 'admin'`);
const tutorialIds = range(TUTORIALS).map((index) => FIRST_ID + index);
const userIds = range(MEMBERS).map((index) => FIRST_ID + index);
const usernames = new Map(userIds.map((id) => [id, `essai${id}`]));
// Repeats itself, so that one run can be compared with another.
let state = 1;
const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;

await insert(
  'users',
  userIds.map((id) => ({
    id,
    username: usernames.get(id),
    usernameKey: usernames.get(id),
    email: `essai${id}@exemple.fr`,
    emailConfirmedAt: now,
    passwordHash,
    displayName: `Essai ${id}`,
    displayNameFolded: `essai ${id}`,
    socialLinks: '[]',
    expertise: '[]',
    recoveryCodes: '[]',
    createdAt: now,
    updatedAt: now,
  })),
);
const tags = new Map(tutorialIds.map((id) => [id, [...new Set(range(3).map(() => `mot${random(200)}`))]]));
await insert(
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
await insert(
  'tutorial_tags',
  [...tags].flatMap(([tutorialId, own]) => own.map((tag) => ({ tutorialId, tag }))),
);
await insert(
  'favorites',
  userIds.flatMap((userId) => {
    const kept = new Set();
    while (kept.size < FAVORITES_EACH) kept.add(tutorialIds[random(TUTORIALS)]);
    return [...kept].map((tutorialId) => ({ userId, tutorialId, createdAt: now }));
  }),
);
await insert(
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
await insert(
  'sessions',
  acting.map((userId) => ({
    id: createHash('sha256').update(sessionId(userId)).digest('hex'),
    userId,
    data: JSON.stringify({ cookie: {}, passport: { user: userId } }),
    createdAt: now,
    lastSeenAt: now,
  })),
);
await database.close();
const members = acting.map((userId) => ({ username: usernames.get(userId), cookie: cookie(userId) }));
console.log(JSON.stringify({ passwordHash, members }));

function range(length) {
  return Array.from({ length }, (_, index) => index);
}

function sessionId(userId) {
  return `session-${userId}`;
}

/** As express-session signs it. */
function cookie(userId) {
  const id = sessionId(userId);
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return `passerelle=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

/** Some hundred rows a statement; all have the columns of the first. */
async function insert(table, rows) {
  const columns = Object.keys(rows[0]);
  const row = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map((column) => `\`${column}\``).join(', ');
  for (let start = 0; start < rows.length; start += 500) {
    const batch = rows.slice(start, start + 500);
    const values = batch.flatMap((each) => columns.map((column) => each[column]));
    await database.run(`INSERT INTO ${table} (${names}) VALUES ${batch.map(() => row).join(', ')}`, values);
  }
}

async function openMysql(url) {
  const { createConnection } = await import(pathToFileURL(packageFile('backend', 'mysql2/promise.js')).href);
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  return {
    all: async (sql) => (await connection.query(sql))[0],
    run: (sql, values) => connection.query(sql, values),
    close: () => connection.end(),
  };
}

function openSqlite(path) {
  const connection = new DatabaseSync(path);
  connection.exec('PRAGMA synchronous = OFF');
  return {
    all: async (sql) => connection.prepare(sql).all(),
    run: async (sql, values) => connection.prepare(sql).run(...values),
    close: async () => connection.close(),
  };
}
