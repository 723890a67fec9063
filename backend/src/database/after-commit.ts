import {
  EventSubscriber,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
} from 'typeorm';

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
    for (const action of actions) action();
  }
}
