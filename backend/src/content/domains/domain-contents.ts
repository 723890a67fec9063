import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface DomainMove {
  from: number;
  into: number;
  /** Whether the first is no more afterwards. */
  isMerge: boolean;
}

/** Something that belongs to domains, which know nothing of it. */
export interface DomainContent {
  /** How many each domain has that keep it from being deleted, by the domain's id. */
  count?(manager: EntityManager): Promise<ReadonlyMap<number, number>>;
  /** Within the transaction in which all of one domain goes into another. */
  move(manager: EntityManager, move: DomainMove): Promise<void>;
  /** Within the transaction in which an empty domain is deleted. */
  forget?(manager: EntityManager, domainId: number): Promise<void>;
}

/** Where those who keep something by domain say so, while the application is built. */
@Injectable()
export class DomainContents {
  private readonly all: DomainContent[] = [];

  add(content: DomainContent): void {
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
    for (const content of this.all) await content.move(manager, move);
  }

  async forget(manager: EntityManager, domainId: number): Promise<void> {
    for (const content of this.all) await content.forget?.(manager, domainId);
  }
}
