import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What may happen on the site that others act upon. Ids only: who needs more reads it in the same transaction. */
export interface FactsByName {
  'comment-written': { commentId: number; tutorialId: number; authorId: number; parentId: number | null };
  /** Below a tutorial one has come, gone or come back, or is liked by more or fewer. */
  'comments-changed': { tutorialId: number };
  'comment-liked': { commentId: number; likerId: number };
  /** By somebody else than its author. */
  'comment-removed': { tutorialId: number; authorId: number; actorId: number };
  /** By another administrator than its author. */
  'comment-restored': { tutorialId: number; authorId: number };
  'report-made': { reportId: number; reporterId: number };
  'report-decided': { reporterId: number; upheld: boolean };
  'tutorial-published': { tutorialId: number; domainId: number; authorId: number | null };
  /** Before its row goes: what is kept below it can be taken away in an order of its own. */
  'tutorial-going': { tutorialId: number };
  /** By an import, which may bring many at once; those it replaces are not counted. */
  'tutorials-imported': { domainId: number; count: number };
  /** What a member has asked for is there, or can't be had. */
  'book-ended': { orderId: number };
  'member-moderated': { userId: number; decision: Decision; reason: string | null };
  /** Some or all of a member's. */
  'sessions-ended': { userId: number };
}

export type Decision = 'suspended' | 'suspension-lifted' | 'admin-granted' | 'admin-revoked';
export type FactName = keyof FactsByName;

type Listener<Name extends FactName> = (fact: FactsByName[Name], manager: EntityManager) => Promise<void>;

/** Lets modules tell what has happened without knowing who listens: those stand above them. */
@Injectable()
export class Facts {
  private readonly listeners = new Map<FactName, Listener<never>[]>();

  /** What a listener writes belongs to the transaction it is given, and what it throws undoes it. */
  on<Name extends FactName>(name: Name, listener: Listener<Name>): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /** To be called last in a transaction: listeners lock rows that many wait for. */
  async announce<Name extends FactName>(
    manager: EntityManager,
    name: Name,
    fact: FactsByName[Name],
  ): Promise<void> {
    const listeners = (this.listeners.get(name) ?? []) as Listener<Name>[];
    for (const listener of listeners) await listener(fact, manager);
  }
}
