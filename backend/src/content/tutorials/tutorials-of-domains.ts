import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainContents, type DomainContent, type DomainMove } from '../domains/domain-contents.js';
import { TutorialCounts } from './tutorial-counts.js';
import { Tutorial } from './tutorial.entity.js';

/** Moves or deletes tutorials when domains are emptied, merged or deleted; texts and dates do not change. */
@Injectable()
export class TutorialsOfDomains implements DomainContent {
  constructor(
    contents: DomainContents,
    private readonly counts: TutorialCounts,
  ) {
    contents.register(this);
  }

  async count(manager: EntityManager): Promise<ReadonlyMap<number, number>> {
    return this.counts.countByDomain(manager);
  }

  async moveFollows(manager: EntityManager, { from, into }: DomainMove): Promise<void> {
    await manager.update(Tutorial, { domainId: from }, { domainId: into });
    await this.counts.countDomainMove(manager, from, into);
  }
}
