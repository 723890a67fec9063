import { Logger } from '@nestjs/common';
import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
} from 'typeorm';

const logger = new Logger('Database');
const waiting = new WeakMap<QueryRunner, (() => void)[]>();

/**
 * Runs an action after the manager's transaction commits, and never if it rolls back; at once outside a transaction.
 */
export function afterCommit({ queryRunner }: EntityManager, action: () => void): void {
  if (!queryRunner?.isTransactionActive) action();
  else waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), action]);
}

@EventSubscriber()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive) return;
    const actions = waiting.get(queryRunner) ?? [];
    waiting.delete(queryRunner);
    for (const action of actions) attempt(action);
  }
}

/** The commit has succeeded, so a failing consequence is logged and not reported to the caller. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    logger.error('What follows a transaction has failed.', error);
  }
}
