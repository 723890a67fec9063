import mysql, { type PoolOptions } from 'mysql2';

/**
 * From 11.6.2 MariaDB refuses to change a row that has changed since the transaction first read anything; our
 * transactions are written for what MySQL and older versions do, which is to wait and change the row as it is then.
 * Others take this for a comment.
 */
const AS_MYSQL_DOES = 'SET /*M!110602 innodb_snapshot_isolation = OFF, */ @passerelle = 1';

/** What TypeORM takes for mysql2: a pool whose connections behave alike on all servers. */
export const mysqlDriver = {
  ...mysql,
  createPool(options: PoolOptions) {
    const pool = mysql.createPool(options);
    pool.on('connection', (connection) => void connection.query(AS_MYSQL_DOES));
    return pool;
  },
};
