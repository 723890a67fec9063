import mysql from 'mysql2';
import { SilenceWatch } from './silence-watch.js';
/**
 * Each server reads as a comment what is not meant for it.
 *
 * Since 11.6.2 MariaDB refuses to update a row that changed after the transaction's first read. Our transactions rely
 * on the behaviour of MySQL and older versions: wait, then update the current row.
 *
 * Since 11.0 MariaDB scans a whole table rather than a fifth of it by its index. Where a text is looked for, checking a
 * row costs more than the 32 ns it reckons with: here in microseconds.
 *
 * MySQL assumes that a skip scan finds a ninth of the rows, whatever is asked for, and so may prefer it to an index in
 * the wanted order. No other database has it.
 */ const THE_SAME_EVERYWHERE = `SET /*M!110602 innodb_snapshot_isolation = OFF, */
  /*M!110002 optimizer_where_cost = 1, */
  /*!80013 optimizer_switch = 'skip_scan=off', */
  @passerelle = 1`;
/** Passed to TypeORM as mysql2: a pool whose connections behave the same on every server. */ export const mysqlDriver = {
    ...mysql,
    createPool (options) {
        const pool = mysql.createPool(options);
        pool.on('connection', (connection)=>void connection.query(THE_SAME_EVERYWHERE));
        return pool;
    }
};
/**
 * From now on no query waits for a server that has gone silent: running and queued ones fail as if the connection was
 * cut, and new ones fail at once until the server answers again.
 */ export function failWhileSilent(pool, url) {
    const open = new Set();
    const waiting = new Set();
    pool.on('acquire', (connection)=>{
        if (open.has(connection)) return;
        open.add(connection);
        streamOf(connection).once('close', ()=>open.delete(connection));
    });
    const refuse = (give)=>{
        give(silence(), undefined);
    };
    const watch = new SilenceWatch(url, ()=>{
        for (const connection of open)streamOf(connection).destroy(silence());
        waiting.forEach(refuse);
        waiting.clear();
    });
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (give)=>{
        if (watch.isSilent) return void setImmediate(refuse, give);
        waiting.add(give);
        getConnection((error, connection)=>{
            if (waiting.delete(give)) give(error, connection);
            else if (!error) connection.release();
        });
    };
    const end = pool.end.bind(pool);
    pool.end = (...callback)=>{
        watch.end();
        end(...callback);
    };
}
const streamOf = (connection)=>connection.stream;
const silence = ()=>Object.assign(new Error('The database server does not answer.'), {
        code: 'ETIMEDOUT',
        fatal: true
    });
//# sourceMappingURL=mysql-pool.js.map
