import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';
import type { DataSource, QueryRunner } from 'typeorm';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { NodeSqlite } from './node-sqlite.js';
import { SqliteReads } from './sqlite-reads.js';

const WAIT_MS = 10_000;

/**
 * Gives each caller its own query runner on the single SQLite connection that writes, and runs one transaction at a time.
 * Reads outside a transaction run elsewhere once they are started.
 *
 * TypeORM shares a single runner, so a write of one request could become part of another request's open transaction
 * and be lost when that one rolls back. Here a transaction holds the connection from BEGIN to COMMIT or ROLLBACK, and
 * everything else waits. Inside a transaction use only its EntityManager: any other repository would wait for the
 * transaction itself, and fails after ten seconds with a message that says so.
 *
 * Call it before `dataSource.initialize()`.
 */
export function isolateTransactions(dataSource: DataSource): SqliteReads {
  const reads = new SqliteReads(dataSource);
  const turns = withTimeout(
    new Mutex(),
    WAIT_MS,
    new Error(
      'SQLite: waited too long for another transaction; is a repository used outside its EntityManager?',
    ),
  );
  const driver = dataSource.driver as unknown as {
    createQueryRunner: () => QueryRunner;
    databaseConnection: NodeSqlite;
  };
  driver.createQueryRunner = () => new IsolatedQueryRunner(driver, turns, reads) as unknown as QueryRunner;
  return reads;
}

class IsolatedQueryRunner extends BetterSqlite3QueryRunner {
  private releaseConnection: MutexInterface.Releaser | undefined;
  private readonly sqlite: NodeSqlite;
  /** Permanent: later statements belong to the transaction that was rolled back. */
  private undone = false;

  constructor(
    driver: { databaseConnection: NodeSqlite },
    private readonly turns: MutexInterface,
    private readonly reads: SqliteReads,
  ) {
    super(driver as unknown as ConstructorParameters<typeof BetterSqlite3QueryRunner>[0]);
    this.sqlite = driver.databaseConnection;
  }

  override async query(sql: string, parameters?: unknown[], structured?: boolean): Promise<unknown> {
    // A deferred transaction that starts with a read cannot become a write while another process writes.
    const text = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE TRANSACTION' : sql;
    if (this.undone) return refuseUnlessRollback(text);
    if (this.releaseConnection) return this.queryInTransaction(text, parameters, structured);
    if (this.reads.includes(text))
      return this.reads.query(this as unknown as QueryRunner, text, parameters, structured);
    return this.turns.runExclusive(() => super.query(text, parameters, structured));
  }

  override async startTransaction(isolation?: Parameters<QueryRunner['startTransaction']>[0]): Promise<void> {
    this.releaseConnection ??= await this.turns.acquire();
    try {
      await super.startTransaction(isolation);
    } catch (error) {
      // TypeORM marks the transaction as active before BEGIN has succeeded.
      if (this.transactionDepth === 0) this.isTransactionActive = false;
      this.releaseWhenDone();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    try {
      await super.commitTransaction();
    } finally {
      this.releaseWhenDone();
    }
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      this.releaseWhenDone();
    }
  }

  override async release(): Promise<void> {
    try {
      if (this.isTransactionActive) await this.rollbackTransaction();
    } finally {
      this.giveConnectionBack();
      await super.release();
    }
  }

  /**
   * SQLite itself rolls back when the disk is full or broken, or memory runs out, and TypeORM does not learn of it.
   */
  private async queryInTransaction(
    sql: string,
    parameters?: unknown[],
    structured?: boolean,
  ): Promise<unknown> {
    try {
      return await super.query(sql, parameters, structured);
    } catch (error) {
      this.undone = this.transactionDepth > 0 && !this.sqlite.isTransaction;
      throw error;
    }
  }

  private releaseWhenDone(): void {
    if (!this.isTransactionActive) this.giveConnectionBack();
  }

  private giveConnectionBack(): void {
    this.releaseConnection?.();
    this.releaseConnection = undefined;
  }
}

function refuseUnlessRollback(sql: string): void {
  if (!sql.startsWith('ROLLBACK'))
    throw new Error('SQLite has undone this transaction; nothing can be added to it.');
}
