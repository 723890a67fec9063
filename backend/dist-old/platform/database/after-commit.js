function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Logger } from '@nestjs/common';
import { EventSubscriber } from 'typeorm';
const logger = new Logger('Database');
const waiting = new WeakMap();
/**
 * Runs an action after the manager's transaction commits, and never if it rolls back; at once outside a transaction.
 */ export function afterCommit({ queryRunner }, action) {
    if (!queryRunner?.isTransactionActive) action();
    else waiting.set(queryRunner, [
        ...waiting.get(queryRunner) ?? [],
        action
    ]);
}
export class AfterCommitSubscriber {
    afterTransactionCommit({ queryRunner }) {
        if (queryRunner.isTransactionActive) return;
        const actions = waiting.get(queryRunner) ?? [];
        waiting.delete(queryRunner);
        for (const action of actions)attempt(action);
    }
}
AfterCommitSubscriber = _ts_decorate([
    EventSubscriber()
], AfterCommitSubscriber);
/** The commit has succeeded, so a failing consequence is logged and not reported to the caller. */ function attempt(action) {
    try {
        action();
    } catch (error) {
        logger.error('What follows a transaction has failed.', error);
    }
}
//# sourceMappingURL=after-commit.js.map
