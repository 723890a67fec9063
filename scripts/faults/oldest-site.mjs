// Creates a site of the oldest version that can be upgraded, with more tutorials, and prints how many there are. A separate
// process because it needs a package. Arguments: an SQLite file or a mysql URL, the number of tutorials to add.
import { readFileSync } from 'node:fs';
import { now, openDatabase } from '../bench/filled-database.mjs';
import { inRoot } from '../setup/paths.mjs';

const FIRST_ID = 1_001;
const TEXT = '<p>Un paragraphe comme il y en a dans tous les tutoriels, ni long ni court.</p>\n'.repeat(50);

const [address, tutorials] = process.argv.slice(2);
const isMysql = address.startsWith('mysql');
const database = await openDatabase(address);
const script = readFileSync(
  inRoot(`backend/test/versions/oldest/${isMysql ? 'mysql' : 'sqlite'}.sql`),
  'utf8',
);
await database.run(isMysql ? 'SET FOREIGN_KEY_CHECKS = 0' : 'PRAGMA foreign_keys = OFF', []);
for (const statement of script.split(/;\s*\n\n/)) if (statement.trim()) await database.run(statement, []);
const moment = now();
const row = (index) => ({
  id: FIRST_ID + index,
  domainId: 1 + (index % 2),
  title: `Tutoriel ${index}`,
  titleFolded: `tutoriel ${index}`,
  description: 'Une description.',
  matchText: `tutoriel ${index}\nune description.`,
  date: moment,
  authorName: 'Essai',
  tags: '[]',
  rendererVersion: 1_000_000,
  createdAt: moment,
  updatedAt: moment,
  assets: '{}',
  source: TEXT,
  content: TEXT,
});
await database.insert(
  'tutorials',
  Array.from({ length: Number(tutorials) }, (_, index) => row(index)),
);
const [{ many }] = await database.all('SELECT COUNT(*) AS many FROM tutorials');
await database.close();
console.log(many);
