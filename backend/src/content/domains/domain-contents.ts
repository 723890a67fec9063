import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface DomainMove {
  from: number;
  into: number;
  /** Whether the source domain is deleted afterwards. */
  isMerge: boolean;
}

/** Content that belongs to domains, in a module that the domains folder may not import. */
export interface DomainContent {
  /** Number of rows per domain id that prevent the domain from being deleted. */
  count?(manager: EntityManager): Promise<ReadonlyMap<number, number>>;
  /** Runs in the transaction that moves everything from one domain to another. */
  moveFollows(manager: EntityManager, move: DomainMove): Promise<void>;
  /** Runs in the transaction that deletes an empty domain. */
  forget?(manager: EntityManager, domainId: number): Promise<void>;
}

/** Modules with content per domain register it here while the application starts. */
@Injectable()
export class DomainContents {
  private readonly all: DomainContent[] = [];

  register(content: DomainContent): void {
    this.all.push(content);
  }

  async counts(manager: EntityManager): Promise<Map<number, number>> {
    const sums = new Map<number, number>();
    for (const content of this.all) {
      for (const [id, count] of (await content.count?.(manager)) ?? [])
        sums.set(id, (sums.get(id) ?? 0) + count);
    }
    return sums;
  }

  async move(manager: EntityManager, move: DomainMove): Promise<void> {
    for (const content of this.all) await content.moveFollows(manager, move);
  }

  async forget(manager: EntityManager, domainId: number): Promise<void> {
    for (const content of this.all) await content.forget?.(manager, domainId);
  }
}
