// Fills a migrated database with signed-in members who follow a domain, in a process of its own because it needs a
// package.
// Arguments: the database (see filled-database.mjs), the session secret, number of members. Prints their cookies as
// JSON:
// {followers: string[], writer: string}.
import { memberRow, now, openDatabase, sessionCookie, sessionRow } from '../filled-database.mjs';

const FIRST_ID = 100_001;
const FOLLOWED = 1;

const [address, secret, count] = process.argv.slice(2);
const database = await openDatabase(address);
const [{ passwordHash }] = await database.all(`SELECT passwordHash FROM users WHERE username = 'admin'`);
const ids = Array.from({ length: Number(count) }, (_, index) => FIRST_ID + 1 + index);
const everybody = [FIRST_ID, ...ids];
await database.insert(
  'users',
  everybody.map((id) => ({ ...memberRow(id, passwordHash), isContributor: id === FIRST_ID ? 1 : 0 })),
);
await database.insert('sessions', everybody.map(sessionRow));
await database.insert(
  'follows',
  ids.map((userId) => ({ userId, domainId: FOLLOWED, createdAt: now() })),
);
await database.close();
const cookie = (id) => sessionCookie(id, secret);
console.log(JSON.stringify({ followers: ids.map(cookie), writer: cookie(FIRST_ID) }));
