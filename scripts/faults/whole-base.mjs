// Checks the integrity of a stopped site and prints the problems as a JSON list: wrong counters, broken references,
// partial data, an outdated search index. DATA_DIR and DATABASE_URL locate the site. In a process of its own because it
// needs the build and packages.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { inRoot, packageFile } from '../setup/paths.mjs';

const built = (path) => import(pathToFileURL(inRoot('backend/dist', path)).href);
const { DataSource } = await import(pathToFileURL(packageFile('backend', 'typeorm/index.mjs')).href);
const { readConfig } = await built('config.js');
const { createApp } = await built('app.js');
const { StoredCounts } = await built('platform/counts/stored-counts.service.js');

/** SQL conditions of inconsistent rows, by description. */
const RULES = {
  'commentaires dont le nombre de « j’aime » est faux':
    'comments WHERE likes <> (SELECT COUNT(*) FROM comment_likes WHERE commentId = comments.id)',
  'tutoriels dont le nombre de notes est faux':
    'tutorials WHERE ratingCount <> (SELECT COUNT(*) FROM ratings WHERE tutorialId = tutorials.id)',
  'tutoriels dont la moyenne est fausse':
    'tutorials WHERE ABS(ratingAverage - COALESCE((SELECT AVG(score) FROM ratings WHERE tutorialId = tutorials.id), 0)) > 0.01',
  'tutoriels sans la version qu’ils montrent':
    'tutorials WHERE NOT EXISTS (SELECT 1 FROM tutorial_revisions WHERE tutorialId = tutorials.id AND version = tutorials.version)',
  'notifications que leur boîte n’a pas comptées':
    'notifications WHERE seq > (SELECT lastSeq FROM notification_inboxes WHERE userId = notifications.userId)',
  'traitements abandonnés': "event_deliveries WHERE state = 'dead'",
};
const PUBLISHED = `SELECT id, version, title FROM tutorials
  WHERE id NOT IN (SELECT tutorialId FROM unpublished_tutorials) AND id NOT IN (SELECT tutorialId FROM deleted_tutorials)`;

const config = readConfig({ ...process.env, WORKERS: 'off', LOG_LEVEL: 'fatal' });
const indexed = readIndex(join(config.dataDir, 'search'));
const app = await createApp(config, { site: false });
const dataSource = app.get(DataSource);
const isMysql = dataSource.options.type === 'mysql';
const ask = (sql) => dataSource.query(sql);
const howMany = async (from) =>
  Number((await ask(`SELECT COUNT(*) AS rows_found FROM ${from}`))[0].rows_found);
const wrong = [];
const note = (many, what) => many > 0 && wrong.push(`${many} ${what}`);

for (const [what, from] of Object.entries(RULES)) note(await howMany(from), what);
for (const { child, column, parent, key } of await references())
  note(
    await howMany(`${child} WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT ${key} FROM ${parent})`),
    `lignes de ${child} dont ${column} n’est dans aucune ligne de ${parent}`,
  );
const tags = await ask('SELECT tutorialId, COUNT(*) AS many FROM tutorial_tags GROUP BY tutorialId');
const tagged = new Map(tags.map(({ tutorialId, many }) => [tutorialId, Number(many)]));
const written = await ask('SELECT id, tags FROM tutorials');
const ofTags = (text) => new Set(JSON.parse(text).map((tag) => tag.toLowerCase())).size;
note(
  written.filter(({ id, tags: own }) => (tagged.get(id) ?? 0) !== ofTags(own)).length,
  'tutoriels qui ne sont pas sous chacune de leurs étiquettes',
);
const published = await ask(PUBLISHED);
const known = ({ id, version, title }) =>
  indexed.get(id)?.title === title && indexed.get(id)?.version === String(version);
note(
  published.filter((tutorial) => !known(tutorial)).length,
  'tutoriels que l’index ne connaît pas tels qu’ils sont',
);
const there = new Set(published.map(({ id }) => id));
note(
  [...indexed.keys()].filter((id) => !there.has(id)).length,
  'tutoriels de l’index qui ne sont pas publiés',
);
if (isMysql) {
  const tables = (await ask('SHOW TABLES')).map((row) => `\`${Object.values(row)[0]}\``);
  const checked = await ask(`CHECK TABLE ${tables.join(', ')}`);
  note(
    checked.filter(({ Msg_type, Msg_text }) => Msg_type === 'status' && Msg_text !== 'OK').length,
    'tables abîmées',
  );
} else {
  const [{ integrity_check: said }] = await ask('PRAGMA integrity_check');
  note(Number(said !== 'ok'), 'base abîmée');
}
// Last, because it corrects the counts that it checks.
note(await app.get(StoredCounts).recountAll(), 'nombres gardés qui ne sont pas ce que donne le compte');
await app.close();
console.log(JSON.stringify(wrong));

/** All foreign keys. */
async function references() {
  if (isMysql)
    return ask(`SELECT TABLE_NAME AS child, COLUMN_NAME AS \`column\`, REFERENCED_TABLE_NAME AS parent,
      REFERENCED_COLUMN_NAME AS \`key\` FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`);
  return ask(`SELECT tables.name AS child, keys."from" AS "column", keys."table" AS parent, keys."to" AS "key"
    FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'`);
}

/** Version and title of each tutorial in the search index. */
function readIndex(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
  const index = new DatabaseSync(join(folder, names.toSorted().at(-1)));
  const rows = index
    .prepare(`SELECT id, state, title FROM documents JOIN texts USING (ordinal) WHERE state IS NOT NULL`)
    .all();
  index.close();
  return new Map(rows.map(({ id, state, title }) => [id, { version: String(state).split('/')[0], title }]));
}
