import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { afterCommit } from '../database/after-commit.js';
import { ContentVersion } from './content-version.entity.js';

const FRESH_MS = 1000;
const FORGOTTEN = -Infinity;
const CONTENT = 1;
const CLEARINGS = 2;

/** The state of the site from which something was rendered. */
export interface RenderedFrom {
  content: number;
  /** How often the cache had been emptied by hand. */
  clearings: number;
}

/**
 * Tells whether what visitors read has changed since it was last rendered, in this process or another one (an import
 * beside the running site, a second node). A change made here is seen at once, one made elsewhere within a second.
 */
@Injectable()
export class ContentVersionService {
  private known: RenderedFrom = { content: -1, clearings: -1 };
  private readAt = FORGOTTEN;
  private reading: Promise<RenderedFrom> | undefined;

  constructor(@InjectRepository(ContentVersion) private readonly versions: Repository<ContentVersion>) {}

  /** What `current` would give, where nothing has to be asked for it. */
  get present(): RenderedFrom | undefined {
    return performance.now() - this.readAt < FRESH_MS ? this.known : undefined;
  }

  async current(): Promise<RenderedFrom> {
    if (this.present) return this.present;
    // Merely old: others go on with it while it is read again. Forgotten: everybody waits.
    if (this.readAt !== FORGOTTEN) this.readAt = performance.now();
    this.reading ??= this.read();
    return this.reading;
  }

  /**
   * Counts up within the transaction that makes the change, and last in it: all who change content wait for this row,
   * so it is held for the commit alone, and who holds it waits for no other.
   */
  async bump(manager: EntityManager): Promise<void> {
    await manager.increment(ContentVersion, { id: CONTENT }, 'version', 1);
    afterCommit(manager, () => this.forget());
  }

  /** Has every process render each page anew, whether its content has changed or not. */
  async clearKept(): Promise<void> {
    await this.versions.increment({ id: CLEARINGS }, 'version', 1);
    this.forget();
  }

  private forget(): void {
    this.readAt = FORGOTTEN;
    this.reading = undefined;
  }

  private read(): Promise<RenderedFrom> {
    const reading = this.versions.find().then((rows) => {
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      return { content: versions.get(CONTENT) ?? 0, clearings: versions.get(CLEARINGS) ?? 0 };
    });
    const finish = (learn: () => void): void => {
      // Forgotten meanwhile: what was read may be from before the change.
      if (this.reading !== reading) return;
      this.reading = undefined;
      learn();
    };
    reading.then(
      (known) =>
        finish(() => {
          this.known = known;
          this.readAt = performance.now();
        }),
      () => finish(() => {}),
    );
    return reading;
  }
}
