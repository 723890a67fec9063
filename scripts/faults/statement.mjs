// Runs a statement on a database server, in a process of its own because it needs a package. Arguments: the server's
// URL, the statement.
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const [url, statement] = process.argv.slice(2);
const { createConnection } = await import(pathToFileURL(packageFile('backend', 'mysql2/promise.js')).href);
const connection = await createConnection(url);
await connection.query(statement);
await connection.end();
