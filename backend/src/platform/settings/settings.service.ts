import { isDeepStrictEqual } from 'node:util';
import {
  BadRequestException,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { setSiteZone } from '../zone/site-zone.js';
import { InvalidationClock } from '../cache/invalidation-clock.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import { EventTail } from '../domain-events/event-tail.js';
import { defaultAppearance, type Appearance, type AppearanceName } from './appearance.js';
import { defaultBackupPlan, type BackupPlan } from './backup-plan.js';
import { Setting } from './setting.entity.js';
import { defaultSiteRules, type SiteRules } from './site-rules.js';
import { defaultSiteState, type SiteState } from './site-state.js';
import {
  defaultSettings,
  settingDefinitions,
  settingProblem,
  type SettingName,
  type Settings,
} from './setting-definitions.js';

/** Interval of rereading the settings, in case an event was missed. */
const READ_EVERY_MS = 30_000;

/**
 * Settings, cached in memory: a change made here applies at once, one made by another node within a second. While the
 * database is away the last known values apply.
 */
@Injectable()
export class SettingsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(SettingsService.name);
  private known: Settings = defaultSettings;
  private shown: Appearance = defaultAppearance;
  private ruled: SiteRules = defaultSiteRules;
  private reached: SiteState = defaultSiteState;
  private planned: BackupPlan = defaultBackupPlan;
  private reads = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    private readonly events: DomainEvents,
    private readonly tail: EventTail,
    private readonly clock: InvalidationClock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.read();
    const readAgain = (): void => {
      this.read().catch((error: unknown) => this.logger.warn('Les réglages n’ont pas pu être relus.', error));
    };
    this.tail.on('settings.changed', readAgain);
    this.timer = setInterval(readAgain, READ_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** The cached settings. */
  get present(): Settings {
    return this.known;
  }

  /** The cached appearance. */
  get appearance(): Appearance {
    return this.shown;
  }

  /** The cached rules for staff, registration and publishing. */
  get rules(): SiteRules {
    return this.ruled;
  }

  /** The cached progress of the site. */
  get state(): SiteState {
    return this.reached;
  }

  /** The cached backup schedule. */
  get backupPlan(): BackupPlan {
    return this.planned;
  }

  all(): Promise<Settings> {
    return Promise.resolve(this.known);
  }

  async get<Name extends SettingName>(name: Name): Promise<Settings[Name]> {
    return (await this.all())[name];
  }

  /** Reads within a transaction: waiting for another connection could deadlock with it. */
  async getWithin<Name extends SettingName>(manager: EntityManager, name: Name): Promise<Settings[Name]> {
    const row = await manager.findOneBy(Setting, { name });
    return row ? (JSON.parse(row.value) as Settings[Name]) : defaultSettings[name];
  }

  /**
   * Locks a setting until the transaction ends. Call it before the transaction reads anything: MySQL's snapshot dates
   * from the first read, and would miss the writes of earlier lock holders.
   */
  async lock(manager: EntityManager, name: AppearanceName | keyof SiteState): Promise<void> {
    const fallback = { ...defaultAppearance, ...defaultSiteState }[name];
    const row = { name, value: JSON.stringify(fallback), updatedAt: new Date() };
    const insert = manager.createQueryBuilder().insert().into(Setting).values(row);
    // An upsert creates or locks the row in one step; if two transactions read first, they would deadlock.
    await insert.orUpdate(['updatedAt'], ['name']).updateEntity(false).execute();
  }

  /**
   * Stores the given settings and leaves the others unchanged.
   * @param looks values of appearance and rules, already validated, or computed after `alongside`
   * @param alongside writes in the same transaction
   * @throws BadRequestException naming each unknown setting or invalid value; nothing is stored then
   */
  async change(
    values: Readonly<Record<string, unknown>>,
    alongside?: (manager: EntityManager) => Promise<void>,
    looks:
      | Partial<Appearance & SiteRules & SiteState & BackupPlan>
      | ((manager: EntityManager) => Promise<Partial<Appearance & SiteState>>) = {},
  ): Promise<Settings> {
    const problems = Object.entries(values).flatMap(([name, value]) => {
      const problem = isSetting(name)
        ? settingProblem(name, value)
        : `Le réglage « ${name.slice(0, 60)} » n’existe pas.`;
      return problem ? [[name, problem] as const] : [];
    });
    if (problems.length > 0) {
      const message = problems.map(([, problem]) => problem).join(' ');
      throw new BadRequestException({ message, errors: Object.fromEntries(problems) });
    }
    const updatedAt = new Date();
    await this.settings.manager.transaction(async (manager) => {
      await alongside?.(manager);
      const found = typeof looks === 'function' ? await looks(manager) : looks;
      for (const [name, value] of Object.entries({ ...values, ...found })) {
        await manager.upsert(Setting, { name, value: JSON.stringify(value), updatedAt }, ['name']);
      }
      await this.events.publish(manager, 'settings.changed', {});
    });
    await this.read();
    return this.known;
  }

  /** Updates one part of the site's state under a lock, so that concurrent updates run one after the other. */
  async changeState<Name extends keyof SiteState>(
    name: Name,
    change: (present: SiteState[Name]) => SiteState[Name],
  ): Promise<void> {
    await this.change(
      {},
      (manager) => this.lock(manager, name),
      async (manager) => {
        const row = await manager.findOneByOrFail(Setting, { name });
        return { [name]: change(JSON.parse(row.value) as SiteState[Name]) };
      },
    );
  }

  private async read(): Promise<void> {
    const number = ++this.reads;
    const rows = await this.settings.find();
    // A later read has started, and sees at least as much.
    if (number !== this.reads) return;
    const stored = (among: (name: string) => boolean): object =>
      Object.fromEntries(
        rows.filter(({ name }) => among(name)).map(({ name, value }) => [name, JSON.parse(value) as unknown]),
      );
    const before = [this.known, this.shown, this.reached.hasDemoContent];
    this.known = { ...defaultSettings, ...stored(isSetting) };
    this.shown = { ...defaultAppearance, ...stored((name) => Object.hasOwn(defaultAppearance, name)) };
    setSiteZone(this.shown.timeZone);
    this.ruled = { ...defaultSiteRules, ...stored((name) => Object.hasOwn(defaultSiteRules, name)) };
    this.reached = { ...defaultSiteState, ...stored((name) => Object.hasOwn(defaultSiteState, name)) };
    this.planned = { ...defaultBackupPlan, ...stored((name) => Object.hasOwn(defaultBackupPlan, name)) };
    // The name of the site and other settings appear on every page.
    const after = [this.known, this.shown, this.reached.hasDemoContent];
    if (!isDeepStrictEqual(before, after)) this.clock.clearCaches();
  }
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}
