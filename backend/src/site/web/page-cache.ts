import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { invalidationOf } from '../../platform/cache/cache-tags.js';
import { InvalidationClock } from '../../platform/cache/invalidation-clock.js';
import { type CachedValue, type NewValue, TaggedCache } from '../../platform/cache/tagged-cache.js';
import { compactSize } from '../../platform/common/prepared-text.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { PageStore } from './page-store.js';
import { RenderedPage } from './rendered-page.js';

/** Reading a page back from the disk takes a fraction of a millisecond. */
const MAX_BYTES = 6 * 1024 * 1024;
/** How long a stale page may be sent while it is revalidated. */
export const GRACE_MS = 2000;
const MOST_ON_DISK = 100_000;
const SWEEP_EVERY_MS = 5 * MINUTE_MS;
/** If more events were missed, the file of pages is discarded instead of replaying them. */
const MOST_MISSED = 3000;
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** A page or a redirect. */
export type Answered = RenderedPage | { status: number; location: string };
type MakeAnswer = () => Promise<NewValue<Answered> | { value: Answered; tags?: undefined }>;

/**
 * Page cache: recent pages in memory and all of them in a file, which serves those evicted from memory or rendered
 * before a restart.
 */
@Injectable()
export class PageCache implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PageCache.name);
  private readonly memory: TaggedCache<Answered>;
  /** Set once the events missed since its last use are applied. */
  private shelf: PageStore | undefined;
  private coming: Promise<void> | undefined;
  private isStopping = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly clock: InvalidationClock,
    private readonly tail: EventTail,
  ) {
    const isFollowing = () => this.settings.present.clearOnUpdate;
    this.memory = new TaggedCache(clock, { maxBytes: MAX_BYTES, graceMs: GRACE_MS, isFollowing });
    const touch = (tags: readonly string[]): void => {
      if (isFollowing()) this.onDisk((shelf) => shelf.invalidateTags(tags));
    };
    clock.registerCache({
      dropTags: touch,
      expireTags: touch,
      clearValues: () => this.onDisk((shelf) => this.clear(shelf)),
      bytes: 0,
    });
    tail.onAny(({ id }) => this.onDisk((shelf) => shelf.recordEvent(id)));
  }

  onApplicationBootstrap(): void {
    const form = this.fingerprint();
    if (!form || !this.config.htmlCache) return;
    this.coming = this.openShelf(form).catch((error: unknown) => this.disableDisk(error));
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    this.shelf?.close();
    this.shelf = undefined;
  }

  /** Resolves once the pages on disk are available. */
  async ready(): Promise<void> {
    await this.coming;
  }

  /**
   * @param maxAgeMs older pages are stale
   * @param graceMs how long a stale page may still be used
   */
  getPage(key: string, maxAgeMs: number, graceMs: number): CachedValue<Answered> | undefined {
    const found = this.memory.get(key, maxAgeMs, graceMs);
    if (found) return found;
    const shelved = this.onDisk((shelf) => shelf.findPage(key, Math.max(0, Date.now() - maxAgeMs - graceMs)));
    if (!shelved) return undefined;
    const { page, tags, madeAt } = shelved;
    const made = { value: RenderedPage.fromStored(page), tags, size: compactSize(page.br.length) };
    this.memory.storeValue(key, made, this.clock.now, madeAt);
    return { value: made.value, isStale: Date.now() >= madeAt + maxAgeMs };
  }

  /** Renders and caches a page; concurrent callers share one promise. */
  renderPage(key: string, make: MakeAnswer): Promise<Answered> {
    return this.memory.makeValue(key, async () => {
      const [madeAt, began] = [Date.now(), this.clock.now];
      const made = await make();
      const { value, tags } = made;
      if (!this.shelf || !tags || !(value instanceof RenderedPage)) return made;
      const page = await value.toStored();
      const isBehind = this.settings.present.clearOnUpdate && this.clock.hasChangedSince(began, tags);
      if (!isBehind) this.onDisk((shelf) => shelf.savePage(key, { page, tags: [...new Set(tags)], madeAt }));
      return made;
    });
  }

  private async openShelf(form: string): Promise<void> {
    const shelf = new PageStore(join(this.config.dataDir, 'pages'), form);
    const { appliedEvents: heard } = shelf;
    const last = Math.max(0, ...heard);
    const latest = await this.tail.latestId();
    // With another database, its events have other or lower ids.
    const isSameSite = last > 0 && last <= latest;
    const events = await this.tail.eventsSince(isSameSite ? last : latest, MOST_MISSED);
    const missed = events.filter(({ id }) => !heard.has(id));
    if (!isSameSite) this.clear(shelf, new Set());
    else if (events.length === MOST_MISSED || missed.some(({ type }) => type === 'settings.changed'))
      this.clear(shelf);
    else for (const event of missed) this.applyEvent(event, shelf);
    for (const { id } of events) shelf.recordEvent(id);
    if (latest > 0) shelf.recordEvent(latest);
    if (this.isStopping) return shelf.close();
    this.shelf = shelf;
    await this.sweep();
  }

  private async sweep(): Promise<void> {
    const since = Date.now() - this.settings.present.cacheDuration * MINUTE_MS;
    await this.shelf?.deleteOldPages(since, MOST_ON_DISK).catch((error: unknown) => this.disableDisk(error));
  }

  /** A full or broken disk makes the cache slower, nothing else. */
  private onDisk<T>(work: (shelf: PageStore) => T): T | undefined {
    if (!this.shelf) return undefined;
    try {
      return work(this.shelf);
    } catch (error) {
      this.disableDisk(error);
      return undefined;
    }
  }

  private disableDisk(error: unknown): void {
    if (this.isStopping) return;
    this.logger.warn(`Les pages ne sont plus gardées sur le disque : ${String(error)}`);
    const { shelf } = this;
    this.shelf = undefined;
    // Frees space, since the disk may be full because of it.
    shelf?.deleteFile().catch((failure: unknown) => this.logger.warn(failure));
  }

  private clear(shelf: PageStore, heard?: Set<number>): void {
    shelf.clearPages(heard).catch((error: unknown) => this.disableDisk(error));
  }

  private applyEvent(event: DomainEvent, shelf: PageStore): void {
    const touched = invalidationOf(event);
    if (touched?.all) this.clear(shelf);
    else if (touched) shelf.invalidateTags([...(touched.drop ?? []), ...(touched.expire ?? [])]);
  }

  /**
   * Changes when pages would be rendered differently, or after a reboot, which may have lost the latest writes.
   * Undefined without built pages.
   */
  private fingerprint(): string | undefined {
    const root = join(import.meta.dirname, '../../../../frontend-public/dist');
    const { renderToken: _, ...config } = this.config;
    try {
      const hash = createHash('sha256').update(JSON.stringify(config));
      for (const file of ['client/.vite/manifest.json', 'server/entry-server.js'])
        hash.update(readFileSync(join(root, file)));
      // A container may share the folder with another one, which receives changes later.
      hash.update(`${statSync(import.meta.filename).mtimeMs} ${process.version} ${hostname()}`);
      return hash.update(readFileSync(BOOT_ID)).digest('hex').slice(0, 20);
    } catch {
      return undefined;
    }
  }
}
