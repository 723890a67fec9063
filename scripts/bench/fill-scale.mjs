// Fills a migrated database with a site of a given size, including derived tables. Arguments: the database (a mysql URL
// or an SQLite file), the session secret, number of tutorials, words per tutorial. Prints the cookies for the measurement
// as JSON: {cookie, adminCookie}.
import { DAY_MS } from '@passerelle/api-client/durations';
import { memberRow, now, openDatabase, sessionCookie, sessionRow } from './filled-database.mjs';
import { deletedComments, OFF_THE_SITE } from './scale-targets.mjs';

const FIRST_ID = 1_001;
const COMMENTS_EACH = 10;
const MAX_COMMENTS = 1_000_000;
const MAX_REPORTS = 10_000;
const MAX_AUDIT_ENTRIES = 1_000_000;
const VOCABULARY = 20_000;
const TAGS = 2_000;
/** Rows per transaction. */
const BATCH = 50_000;

const [address, secret, count, words] = process.argv.slice(2);
const tutorials = Number(count);
const MEMBERS = tutorials;
const database = await openDatabase(address);
// Seeded, so that runs are comparable.
let state = 1;
const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;
/** Word frequencies follow a steep curve, as in natural language. */
const rare = (below) => Math.floor(below * (random(1_000_000) / 1_000_000) ** 3);
const moment = (milliseconds) => new Date(milliseconds).toISOString().replace('T', ' ').replace('Z', '');
const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
/** A date in the last four years that increases with the index, the same in all runs of one day. */
const at = (index, of) => within(1_460, index, of);
/** A date within the last five days, recent enough that retention deletes nothing. */
const lately = (index, of) => within(5, index, of);
const within = (days, index, of) => moment(midnight - (days * DAY_MS * (of - index)) / of);

const SYLLABLES =
  'ba ce di fo gu la me ni po ru sa te vi bon cha dre fin gra lou mar pre quo sen tri ver'.split(' ');
const vocabulary = Array.from({ length: VOCABULARY }, (_, index) => {
  let word = '';
  for (let rest = index + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
});
const sentence = (length) => Array.from({ length }, () => vocabulary[rare(VOCABULARY)]).join(' ');

await inBatches('users', MEMBERS, (index) => ({
  ...memberRow(FIRST_ID + index, ''),
  isAdmin: index === 1 ? 1 : 0,
  isContributor: index % 5 === 0 ? 1 : 0,
  suspendedUntil: index % 5 === 2 ? moment(midnight + 30 * DAY_MS) : null,
  createdAt: at(index, MEMBERS),
}));
const levels = ['beginner', 'intermediate', 'advanced', null];
/** Of the tutorials of one transaction. */
const belonging = { tutorial_authors: [], tutorial_tags: [] };
await inBatches('tutorials', tutorials, tutorialAt, async () => {
  for (const [table, rows] of Object.entries(belonging)) await database.insert(table, rows.splice(0));
});
function tutorialAt(index) {
  const id = FIRST_ID + index;
  const title = `${sentence(5)} ${id}`;
  const description = sentence(15);
  const own = [...new Set(Array.from({ length: 3 }, () => `mot${rare(TAGS)}`))];
  belonging.tutorial_tags.push(...own.map((tag) => ({ tutorialId: id, tag })));
  const text = `<p>${sentence(Number(words))}</p>`;
  const [views, likes] = [rare(100_000), rare(1_000)];
  const authorId = FIRST_ID + random(MEMBERS);
  belonging.tutorial_authors.push({ tutorialId: id, userId: authorId, joinedAt: at(index, tutorials) });
  return {
    id,
    domainId: 1 + random(6),
    title,
    titleFolded: title,
    description,
    matchText: `${title}\n${description}`,
    date: at(index, tutorials),
    authorId,
    authorName: 'Essai',
    readTime: 1 + random(40),
    difficulty: levels[random(levels.length)],
    views,
    likes,
    trendingScore: views * 0.5 + likes * 2,
    tags: JSON.stringify(own),
    rendererVersion: 1_000_000,
    createdAt: at(index, tutorials),
    updatedAt: at(index, tutorials),
    assets: '{}',
    source: text,
    content: text,
  };
}
await inBatches('unpublished_tutorials', tutorials / OFF_THE_SITE, (index) => ({
  tutorialId: FIRST_ID + index * OFF_THE_SITE,
  unpublishedAt: now(),
}));
await inBatches('deleted_tutorials', tutorials / OFF_THE_SITE / 2, (index) => ({
  tutorialId: FIRST_ID + index * OFF_THE_SITE * 2,
  deletedAt: now(),
  wasPublished: 1,
  byAdministrator: 1,
}));
const comments = Math.min(MAX_COMMENTS, tutorials * COMMENTS_EACH);
await inBatches('comments', comments, (index) => ({
  id: FIRST_ID + index,
  tutorialId: FIRST_ID + random(tutorials),
  userId: FIRST_ID + random(MEMBERS),
  content: sentence(20),
  likes: rare(50),
  createdAt: at(index, comments),
  updatedAt: at(index, comments),
}));
const deleted = deletedComments(tutorials);
await inBatches('deleted_comments', deleted, (index) => ({
  id: FIRST_ID + comments + index,
  tutorialId: FIRST_ID + random(tutorials),
  userId: FIRST_ID + random(MEMBERS),
  content: sentence(20),
  likes: rare(50),
  createdAt: at(index, deleted),
  updatedAt: at(index, deleted),
  deletedAt: lately(index, deleted),
  deletedById: FIRST_ID + 1,
}));
await inBatches('newsletter_subscriptions', tutorials, (index) => ({
  id: FIRST_ID + index,
  email: `abonne${index}@exemple.fr`,
  createdAt: at(index, tutorials),
  confirmedAt: index % 2 ? at(index, tutorials) : null,
  mailedAt: lately(index, tutorials),
  unsubscribeToken: `mesure-${index}`,
}));
await inBatches('favorites', 50, (index) => ({
  userId: FIRST_ID,
  tutorialId: FIRST_ID + ((index * 7) % tutorials),
  createdAt: at(index, 50),
}));
const reports = Math.min(MAX_REPORTS, Math.ceil(comments / 100));
const statuses = ['pending', 'resolved', 'rejected'];
await inBatches('reports', reports, (index) => ({
  id: FIRST_ID + index,
  kind: 'comment',
  subjectId: FIRST_ID + index,
  said: 'Un avis.',
  subjectAuthorId: FIRST_ID + random(MEMBERS),
  userId: FIRST_ID + random(MEMBERS),
  reason: 'spam',
  status: statuses[index % 3],
  openKey: index % 3 === 0 ? `mesure:${index}` : null,
  createdAt: at(index, reports),
  updatedAt: at(index, reports),
}));
await inBatches('audit_log', Math.min(MAX_AUDIT_ENTRIES, comments), (index) => ({
  id: FIRST_ID + index,
  actorId: FIRST_ID + 1,
  action: index % 2 ? 'comment.delete' : 'report.resolve',
  targetType: index % 2 ? 'comment' : 'report',
  targetId: FIRST_ID + random(comments),
  before: '{}',
  createdAt: at(index, comments),
}));
// Cached answers would cost the same on every site.
await database.insert('settings', [{ name: 'enableCache', value: 'false', updatedAt: now() }]);
await database.insert('sessions', [FIRST_ID, FIRST_ID + 1].map(sessionRow));
await database.run('ANALYZE TABLE tutorials', []).catch(() => undefined);
await database.forgetCounts();
await database.close();
console.log(
  JSON.stringify({
    cookie: sessionCookie(FIRST_ID, secret),
    adminCookie: sessionCookie(FIRST_ID + 1, secret),
  }),
);

async function inBatches(table, length, row, afterEach = async () => {}) {
  for (let start = 0; start < length; start += BATCH) {
    await database.run('BEGIN', []);
    const size = Math.min(BATCH, length - start);
    await database.insert(
      table,
      Array.from({ length: size }, (_, index) => row(start + index)),
    );
    await afterEach();
    await database.run('COMMIT', []);
  }
}
