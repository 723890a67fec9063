// Fills a migrated database with an author whom many members follow, and one whom nobody does. Arguments: the database (a
// mysql URL or an SQLite file), the session secret, number of followers. Prints {followed, unfollowed, last}: the
// cookies of both authors and of the follower who is told last.
import { memberRow, now, openDatabase, sessionCookie, sessionRow } from './filled-database.mjs';

const FIRST_ID = 1_001;

const [address, secret, count] = process.argv.slice(2);
const database = await openDatabase(address);
const ids = Array.from({ length: Number(count) + 2 }, (_, index) => FIRST_ID + index);
const [followedId, unfollowedId, ...followerIds] = ids;
const authors = [followedId, unfollowedId];
await database.run('BEGIN', []);
await database.insert(
  'users',
  ids.map((id) => ({ ...memberRow(id, ''), isContributor: authors.includes(id) ? 1 : 0 })),
);
await database.insert(
  'follows',
  followerIds.map((userId) => ({ userId, authorId: followedId, createdAt: now() })),
);
await database.insert('sessions', [...authors, followerIds.at(-1)].map(sessionRow));
await database.run('COMMIT', []);
await database.forgetCounts();
await database.close();
const cookie = (id) => sessionCookie(id, secret);
console.log(
  JSON.stringify({
    followed: cookie(followedId),
    unfollowed: cookie(unfollowedId),
    last: cookie(followerIds.at(-1)),
  }),
);
