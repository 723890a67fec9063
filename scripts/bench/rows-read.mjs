// Prints the number of rows that a MySQL server has read since its start, in a process of its own because it needs a
// package. Argument: its URL.
import { openDatabase } from './filled-database.mjs';

const database = await openDatabase(/** @type {string} */ (process.argv[2]));
const rows = await database.all(`SHOW GLOBAL STATUS LIKE 'Handler_read%'`);
await database.close();
console.log(rows.reduce((sum, { Value }) => sum + Number(Value), 0));
