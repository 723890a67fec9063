// Creates or drops a database, in a process of its own because it needs a package. Arguments: create or drop, the
// server's URL, the database's name.
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const [what, url, name] = process.argv.slice(2);
const statements = {
  create: `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`,
  drop: `DROP DATABASE IF EXISTS \`${name}\``,
};
const { createConnection } = await import(pathToFileURL(packageFile('backend', 'mysql2/promise.js')).href);
const connection = await createConnection(url);
await connection.query(statements[what]);
await connection.end();
