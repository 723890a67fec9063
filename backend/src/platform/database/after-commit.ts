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

/** Does something once the manager's transaction is committed, and never if it is undone; at once without one. */
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

/** What is committed has been done, whatever becomes of its consequences: who asked for it is not told of a failure. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    logger.error('What follows a transaction has failed.', error);
  }
}
