// Runs in the worker threads of LongReads; each keeps its own read-only connection open.
import { NodeSqlite } from '../database/node-sqlite.js';
let open;
/** Call it before a timed `read`, because a new thread needs time to load its modules. */ export function getReady({ path }) {
    if (open?.path === path) return;
    open?.database.close();
    open = {
        path,
        database: new NodeSqlite(path, {
            readonly: true
        })
    };
}
export function read(question) {
    getReady(question);
    return open.database.prepare(question.sql).all(...question.parameters);
}
//# sourceMappingURL=long-read-worker.js.map
