import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ContentVersion } from './content-version.entity.js';

const FRESH_MS = 1000;

/**
 * Tells whether what visitors read has changed since it was last rendered, in this process or another one (an import
 * beside the running site, a second node). A change made here is seen at once, one made elsewhere within a second.
 */
@Injectable()
export class ContentVersionService {
  private known = -1;
  private readAt = -Infinity;

  constructor(@InjectRepository(ContentVersion) private readonly versions: Repository<ContentVersion>) {}

  async current(): Promise<number> {
    if (performance.now() - this.readAt >= FRESH_MS) {
      this.readAt = performance.now();
      const row = await this.versions.findOneBy({ id: 1 });
      this.known = row?.version ?? 0;
    }
    return this.known;
  }

  /** Counts up within the transaction that makes the change; call `forget` once it is committed. */
  async bump(manager: EntityManager): Promise<void> {
    await manager.increment(ContentVersion, { id: 1 }, 'version', 1);
  }

  forget(): void {
    this.readAt = -Infinity;
  }
}
