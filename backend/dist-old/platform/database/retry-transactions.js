import { setTimeout } from 'node:timers/promises';
import { QueryFailedError } from 'typeorm';
const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 50;
/** Deadlocks, and tables rebuilt since the transaction began, as `OPTIMIZE TABLE` does. */ const RETRYABLE = [
    'ER_LOCK_DEADLOCK',
    'ER_TABLE_DEF_CHANGED'
];
/**
 * Reruns transactions that MySQL asks to repeat. A callback may therefore run more than once and must change nothing
 * outside the database.
 *
 * Call it before the data source is used.
 */ export function retryTransactions({ manager }) {
    const run = manager.transaction.bind(manager);
    const retry = async (...parameters)=>{
        for(let attempt = 1;; attempt += 1){
            try {
                return await run(...parameters);
            } catch (error) {
                if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
                // Random, so that the same transactions do not collide again.
                await setTimeout(Math.random() * LONGEST_PAUSE_MS);
            }
        }
    };
    manager.transaction = retry;
}
/** Whether MySQL asks for the transaction to be repeated. */ export function isRetryable(error) {
    const cause = error instanceof QueryFailedError ? error.driverError : error;
    return RETRYABLE.some((code)=>code === cause?.code);
}
//# sourceMappingURL=retry-transactions.js.map
