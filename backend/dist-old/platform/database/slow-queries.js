import { Logger } from '@nestjs/common';
const MAX_SQL = 1000;
/** Logs slow queries with their SQL, without any values. */ export class SlowQueries {
    logger = new Logger('Database');
    logQuerySlow(ms, sql) {
        this.logger.warn(`Requ\xeate lente (${Math.round(ms)} ms) : ${withoutValues(sql)}`);
    }
    // Failed queries are reported by their caller.
    logQuery() {}
    logQueryError() {}
    logSchemaBuild() {}
    logMigration() {}
    log() {}
}
/** Nearly all values are parameters; replaces the few literals too. */ export function withoutValues(sql) {
    return sql.replace(/'(?:[^']|'')*'/g, '?').replace(/(?<![\w`"])\d+(?:\.\d+)?\b/g, '?').replace(/\s+/g, ' ').slice(0, MAX_SQL);
}
//# sourceMappingURL=slow-queries.js.map
