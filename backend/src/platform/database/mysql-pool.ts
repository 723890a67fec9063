import type { Socket } from 'node:net';
import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { SilenceWatch } from './silence-watch.js';

/**
 * Session settings. Each server treats the settings of the others as comments.
 *
 * Since 11.6.2 MariaDB refuses to update a row that changed after the transaction's first read. Our transactions rely
 * on the behaviour of MySQL and older versions: wait, then update the current row.
 *
 * Since 11.0 MariaDB prefers scanning a whole table to reading a fifth of it by an index. A text filter costs more per
 * row than the 32 ns that MariaDB assumes, so the cost is set here, in microseconds.
 *
 * MySQL assumes that a skip scan finds a ninth of the rows for any condition, and so may prefer it to an index in the
 * wanted order. The other databases have no skip scan.
 */
const THE_SAME_EVERYWHERE = `SET /*M!110602 innodb_snapshot_isolation = OFF, */
  /*M!110002 optimizer_where_cost = 1, */
  /*!80013 optimizer_switch = 'skip_scan=off', */
  @passerelle = 1`;

type GiveConnection = Parameters<Pool['getConnection']>[0];

/** Passed to TypeORM as mysql2: a pool whose connections behave the same on every server. */
export const mysqlDriver = {
  ...mysql,
  createPool(options: PoolOptions) {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => void connection.query(THE_SAME_EVERYWHERE));
    return pool;
  },
};

/**
 * From now on no query waits for a silent server: running and queued queries fail as if the connection was cut, and new
 * ones fail at once until the server answers again.
 */
export function failWhileSilent(pool: Pool, url: string): void {
  const open = new Set<PoolConnection>();
  const waiting = new Set<GiveConnection>();
  pool.on('acquire', (connection) => {
    if (open.has(connection)) return;
    open.add(connection);
    streamOf(connection).once('close', () => open.delete(connection));
  });
  const refuse = (give: GiveConnection): void => {
    give(silence(), undefined as never);
  };
  const watch = new SilenceWatch(url, () => {
    for (const connection of open) streamOf(connection).destroy(silence());
    waiting.forEach(refuse);
    waiting.clear();
  });

  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (give) => {
    if (watch.isSilent) return void setImmediate(refuse, give);
    waiting.add(give);
    getConnection((error, connection) => {
      if (waiting.delete(give)) give(error, connection);
      else if (!error) connection.release();
    });
  };
  const end = pool.end.bind(pool);
  pool.end = (...callback) => {
    watch.end();
    end(...callback);
  };
}

const streamOf = (connection: PoolConnection) => (connection as unknown as { stream: Socket }).stream;

const silence = () =>
  Object.assign(new Error('The database server does not answer.'), { code: 'ETIMEDOUT', fatal: true });
