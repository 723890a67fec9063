import { Mutex, withTimeout } from 'async-mutex';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
const WAIT_MS = 10_000;
/**
 * Gives each caller its own query runner on the single SQLite connection, and runs one transaction at a time.
 *
 * TypeORM shares a single runner, so a write of one request could become part of another request's open transaction
 * and be lost when that one rolls back. Here a transaction holds the connection from BEGIN to COMMIT or ROLLBACK, and
 * everything else waits. Inside a transaction use only its EntityManager: any other repository would wait for the
 * transaction itself, and fails after ten seconds with a message that says so.
 *
 * Call it before `dataSource.initialize()`.
 */ export function isolateTransactions(dataSource) {
    const turns = withTimeout(new Mutex(), WAIT_MS, new Error('SQLite: waited too long for another transaction; is a repository used outside its EntityManager?'));
    const driver = dataSource.driver;
    driver.createQueryRunner = ()=>new IsolatedQueryRunner(driver, turns);
}
let IsolatedQueryRunner = class IsolatedQueryRunner extends BetterSqlite3QueryRunner {
    turns;
    releaseConnection;
    sqlite;
    /** Permanent: later statements belong to the transaction that was rolled back. */ undone = false;
    constructor(driver, turns){
        super(driver), this.turns = turns;
        this.sqlite = driver.databaseConnection;
    }
    async query(sql, parameters, structured) {
        // A deferred transaction that starts with a read cannot become a write while another process writes.
        const text = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE TRANSACTION' : sql;
        if (this.undone) return refuseUnlessRollback(text);
        if (this.releaseConnection) return this.queryInTransaction(text, parameters, structured);
        return this.turns.runExclusive(()=>super.query(text, parameters, structured));
    }
    async startTransaction(isolation) {
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
    async commitTransaction() {
        try {
            await super.commitTransaction();
        } finally{
            this.releaseWhenDone();
        }
    }
    async rollbackTransaction() {
        try {
            await super.rollbackTransaction();
        } finally{
            this.releaseWhenDone();
        }
    }
    async release() {
        try {
            if (this.isTransactionActive) await this.rollbackTransaction();
        } finally{
            this.giveConnectionBack();
            await super.release();
        }
    }
    /** SQLite itself rolls back when the disk is full or broken, or memory runs out, and TypeORM is not told. */ async queryInTransaction(sql, parameters, structured) {
        try {
            return await super.query(sql, parameters, structured);
        } catch (error) {
            this.undone = this.transactionDepth > 0 && !this.sqlite.isTransaction;
            throw error;
        }
    }
    releaseWhenDone() {
        if (!this.isTransactionActive) this.giveConnectionBack();
    }
    giveConnectionBack() {
        this.releaseConnection?.();
        this.releaseConnection = undefined;
    }
};
function refuseUnlessRollback(sql) {
    if (!sql.startsWith('ROLLBACK')) throw new Error('SQLite has undone this transaction; nothing can be added to it.');
}
//# sourceMappingURL=isolated-sqlite.js.map
