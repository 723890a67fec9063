import { openMysqlSnapshot } from './mysql-snapshot.js';
import { openSqliteSnapshot } from './sqlite-snapshot.js';
export function openSnapshot(database) {
    return database.kind === 'mysql' ? openMysqlSnapshot(database.url) : openSqliteSnapshot(database.path);
}
//# sourceMappingURL=open-snapshot.js.map
