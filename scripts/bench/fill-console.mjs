// Fills a migrated database with the data that moderators of a large site search. Arguments: the database (a mysql URL
// or an SQLite file), the session secret. Prints an administrator's cookie as JSON: {cookie}.
import { memberRow, now, openDatabase, sessionCookie, sessionRow } from './filled-database.mjs';

const MEMBERS = 100_000;
const TUTORIALS = 20_000;
const COMMENTS = 100_000;
const REPORTS = 10_000;
const SUBSCRIBERS = 100_000;
const AUDIT_ENTRIES = 100_000;
/** Above the ids of other benchmarks. */
const FIRST_ID = 100_001;
const ADMINS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const TEXT = '<p>Un paragraphe comme il y en a dans tous les tutoriels, ni long ni court.</p>\n'.repeat(20);
const REASONS = ['spam', 'inappropriate', 'offensive', 'harassment', 'misinformation', 'other'];
const STATUSES = ['pending', 'resolved', 'rejected'];
const REMARK =
  'Un avis de longueur moyenne, comme on en lit sous un tutoriel que l’on a suivi jusqu’au bout.';

const [address, secret] = process.argv.slice(2);
const database = await openDatabase(address);
// Seeded, so that runs are comparable.
let state = 1;
const random = (below) => (state = (state * 48_271) % 2_147_483_647) % below;
const range = (length) => Array.from({ length }, (_, index) => index);
const moment = (milliseconds) => new Date(milliseconds).toISOString().replace('T', ' ').replace('Z', '');
const ids = (count) => range(count).map((index) => FIRST_ID + index);
/** A date in the last two years that increases with the index. */
const at = (index, count) => moment(Date.now() - (730 * DAY_MS * (count - index)) / count);
const member = () => FIRST_ID + random(MEMBERS);

await database.insert(
  'users',
  ids(MEMBERS).map((id, index) => ({
    ...memberRow(id, ''),
    isContributor: index % 20 === 0 ? 1 : 0,
    isAdmin: index < ADMINS ? 1 : 0,
    suspendedUntil: index % 500 === 1 ? moment(Date.now() + 30 * DAY_MS) : null,
    lastSeenAt: at(random(MEMBERS), MEMBERS),
    createdAt: at(index, MEMBERS),
  })),
);
await database.insert(
  'tutorials',
  ids(TUTORIALS).map((id, index) => ({
    id,
    domainId: 1 + random(6),
    title: `Tutoriel ${id}`,
    titleFolded: `tutoriel ${id}`,
    description: 'Une description.',
    matchText: `tutoriel ${id}\nune description.`,
    date: at(index, TUTORIALS),
    authorName: 'Essai',
    views: random(100_000),
    likes: random(1_000),
    tags: '[]',
    rendererVersion: 1_000_000,
    createdAt: at(index, TUTORIALS),
    updatedAt: at(index, TUTORIALS),
    assets: '{}',
    source: TEXT,
    content: TEXT,
  })),
);
await database.insert(
  'unpublished_tutorials',
  ids(200).map((tutorialId) => ({ tutorialId, unpublishedAt: now() })),
);
const comments = ids(COMMENTS).map((id, index) => ({
  id,
  tutorialId: FIRST_ID + random(TUTORIALS),
  userId: member(),
  content: REMARK,
  createdAt: at(index, COMMENTS),
  updatedAt: at(index, COMMENTS),
}));
await database.insert('comments', comments);
await database.insert(
  'deleted_comments',
  comments.slice(0, 1_000).map((comment, index) => ({
    ...comment,
    id: FIRST_ID + COMMENTS + index,
    deletedAt: now(),
    deletedById: FIRST_ID + (index % ADMINS),
  })),
);
await database.insert(
  'reports',
  ids(REPORTS).map((id, index) => {
    const comment = comments[random(COMMENTS / 20)];
    const status = STATUSES[random(3)];
    return {
      id,
      kind: 'comment',
      subjectId: comment.id,
      said: REMARK,
      subjectAuthorId: comment.userId,
      userId: member(),
      reason: REASONS[random(6)],
      status,
      openKey: status === 'pending' ? `mesure:${id}` : null,
      createdAt: at(index, REPORTS),
      updatedAt: at(index, REPORTS),
    };
  }),
);
await database.insert(
  'newsletter_subscriptions',
  ids(SUBSCRIBERS).map((id, index) => ({
    id,
    email: `essai${id}@exemple.fr`,
    createdAt: at(index, SUBSCRIBERS),
    confirmedAt: index % 50 === 0 ? null : at(index, SUBSCRIBERS),
    mailedAt: now(),
    unsubscribeToken: `mesure-${id}`,
  })),
);
await database.insert(
  'audit_log',
  ids(AUDIT_ENTRIES).map((id, index) => ({
    id,
    actorId: FIRST_ID + (index % ADMINS),
    action: index % 2 ? 'comment.delete' : 'report.resolve',
    targetType: index % 2 ? 'comment' : 'report',
    targetId: FIRST_ID + random(REPORTS),
    before: JSON.stringify({ content: REMARK }),
    createdAt: at(index, AUDIT_ENTRIES),
  })),
);
await database.insert('sessions', [sessionRow(FIRST_ID)]);
await database.forgetCounts();
await database.close();
console.log(JSON.stringify({ cookie: sessionCookie(FIRST_ID, secret) }));
