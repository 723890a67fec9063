import type { Socket } from 'node:net';
import mysql, { type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { SilenceWatch } from './silence-watch.js';

/**
 * From 11.6.2 MariaDB refuses to change a row that has changed since the transaction first read anything; our
 * transactions are written for what MySQL and older versions do, which is to wait and change the row as it is then.
 * Others take this for a comment.
 */
const AS_MYSQL_DOES = 'SET /*M!110602 innodb_snapshot_isolation = OFF, */ @passerelle = 1';

type GiveConnection = Parameters<Pool['getConnection']>[0];

/** What TypeORM takes for mysql2: a pool whose connections behave alike on all servers. */
export const mysqlDriver = {
  ...mysql,
  createPool(options: PoolOptions) {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => void connection.query(AS_MYSQL_DOES));
    return pool;
  },
};

/**
 * From now on nobody waits for a server that has fallen silent: what is under way or waits for a connection fails as
 * if the line was cut, and what comes fails at once until the server is heard again.
 */
export function refuseWhileSilent(pool: Pool, url: string): void {
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
