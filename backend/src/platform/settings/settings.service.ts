import { BadRequestException, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { ContentVersionService } from '../content-version/content-version.service.js';
import { Setting } from './setting.entity.js';
import {
  defaultSettings,
  settingDefinitions,
  settingProblem,
  type SettingName,
  type Settings,
} from './setting-definitions.js';

/**
 * The site's settings, kept in memory: a change made here counts at once, one made by another node within a second. It
 * counts up the content's version, so a page that is kept for a version is rendered with settings at least as new.
 */
@Injectable()
export class SettingsService implements OnModuleInit {
  private known: Promise<Settings> = Promise.resolve(defaultSettings);
  private knownFor = -1;
  private last = { settings: defaultSettings, content: -1 };

  constructor(
    @InjectRepository(Setting) private readonly settings: Repository<Setting>,
    private readonly contentVersion: ContentVersionService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.all();
  }

  /** What `all` would give, where nothing has to be asked for it. */
  get present(): Settings | undefined {
    return this.contentVersion.present?.content === this.last.content ? this.last.settings : undefined;
  }

  async all(): Promise<Settings> {
    const { content } = await this.contentVersion.current();
    if (content !== this.knownFor) {
      this.knownFor = content;
      this.known = this.read().catch((error: unknown) => {
        this.knownFor = -1;
        throw error;
      });
    }
    const settings = await this.known;
    if (content === this.knownFor) this.last = { settings, content };
    return settings;
  }

  async get<Name extends SettingName>(name: Name): Promise<Settings[Name]> {
    return (await this.all())[name];
  }

  /** As a transaction sees it: one that is open must not wait for what another connection reads. */
  async getWithin<Name extends SettingName>(manager: EntityManager, name: Name): Promise<Settings[Name]> {
    const row = await manager.findOneBy(Setting, { name });
    return row ? (JSON.parse(row.value) as Settings[Name]) : defaultSettings[name];
  }

  /**
   * Stores the settings given and leaves the others as they are.
   * @param alongside written in the same transaction
   * @throws BadRequestException naming each setting that is not known or whose value does not fit; nothing is stored then
   */
  async change(
    values: Readonly<Record<string, unknown>>,
    alongside?: (manager: EntityManager) => Promise<void>,
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
    const rows = Object.entries(values).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
      updatedAt,
    }));
    await this.settings.manager.transaction(async (manager) => {
      for (const row of rows) await manager.upsert(Setting, row, ['name']);
      await alongside?.(manager);
      // The name of the site and much else shows on every page.
      await this.contentVersion.bump(manager);
    });
    return this.all();
  }

  private async read(): Promise<Settings> {
    const rows = await this.settings.find();
    const stored = rows
      .filter(({ name }) => isSetting(name))
      .map(({ name, value }) => [name, JSON.parse(value) as unknown]);
    return { ...defaultSettings, ...(Object.fromEntries(stored) as Partial<Settings>) };
  }
}

function isSetting(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name);
}
