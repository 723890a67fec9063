import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
/**
 * Node's built-in SQLite with the interface that TypeORM's `better-sqlite3` driver calls, so that no native addon is
 * compiled. Prepared statements are cached here, because TypeORM's cache lives only as long as a query runner.
 */ export class NodeSqlite {
    db;
    statements = new LRUCache({
        max: 500
    });
    constructor(path, options = {}){
        this.db = new DatabaseSync(path, {
            readOnly: options.readonly ?? false,
            timeout: options.timeout ?? 5000,
            enableForeignKeyConstraints: true
        });
    }
    /** Whether SQLite itself has an open transaction. */ get isTransaction() {
        return this.db.isTransaction;
    }
    prepare(sql) {
        const kept = this.statements.get(sql);
        if (kept) return kept;
        const statement = bindable(this.db.prepare(sql), sql);
        this.statements.set(sql, statement);
        return statement;
    }
    pragma(text) {
        return this.db.prepare(`PRAGMA ${text}`).all();
    }
    close() {
        this.statements.clear();
        this.db.close();
    }
}
function bindable(statement, sql) {
    return {
        // Pragmas such as `incremental_vacuum` return no rows, but do their work one row at a time.
        reader: statement.columns().length > 0 || sql.startsWith('PRAGMA '),
        all: (...parameters)=>statement.all(...parameters.map(toSqlite)),
        run: (...parameters)=>statement.run(...parameters.map(toSqlite))
    };
}
function toSqlite(value) {
    if (value === undefined) return null;
    return value instanceof Date ? value.toISOString() : value;
}
//# sourceMappingURL=node-sqlite.js.map
