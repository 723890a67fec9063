import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainContents, type DomainContent, type DomainMove } from '../domains/domain-contents.js';
import { TutorialDraft } from './tutorial-draft.entity.js';

/** Updates drafts when domains are emptied, merged or deleted. */
@Injectable()
export class DraftsOfDomains implements DomainContent {
  constructor(contents: DomainContents) {
    contents.register(this);
  }

  async moveFollows(manager: EntityManager, { from, into }: DomainMove): Promise<void> {
    await manager.update(TutorialDraft, { domainId: from }, { domainId: into });
  }

  async forget(manager: EntityManager, domainId: number): Promise<void> {
    await manager.update(TutorialDraft, { domainId }, { domainId: null });
  }
}
