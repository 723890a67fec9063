import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { prepareExclusively } from '../../platform/database/prepare-exclusively.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { ImportService } from '../../content/import/import.service.js';
import { LearningPathsService } from '../../content/learning-paths/learning-paths.service.js';
import { withoutDemo } from '../../platform/settings/appearance.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DemoPeopleService } from './demo-people.service.js';
import { FirstAdminService } from './first-admin.service.js';

export const demoFolder = fileURLToPath(new URL('../../../demo/tutorials', import.meta.url));

/** Initial content of a new site. */
@Injectable()
export class SeedService {
  constructor(
    private readonly config: Config,
    private readonly domains: DomainsService,
    private readonly imports: ImportService,
    private readonly paths: LearningPathsService,
    private readonly people: DemoPeopleService,
    private readonly firstAdmin: FirstAdminService,
    private readonly settings: SettingsService,
  ) {}

  /** Creates the first administrator if there is none, and the initial content of a site without domains. */
  async seed(): Promise<void> {
    await prepareExclusively(this.config.database, async () => {
      await this.firstAdmin.create();
      await this.fill();
    });
  }

  /** The same without the administrator: only the server, which knows the configured password, creates one. */
  async seedContent(): Promise<void> {
    await prepareExclusively(this.config.database, () => this.fill());
  }

  private async fill(): Promise<void> {
    const first = await this.domains.seed();
    if (!first) return;
    const hasDemoContent = this.config.seed === 'demo';
    // Fixed at seeding: a site that began empty stays so, however it is started later.
    const own = hasDemoContent ? {} : withoutDemo(this.settings.appearance);
    await this.settings.change({}, undefined, { hasDemoContent, firstRun: {}, ...own });
    if (!hasDemoContent) return;
    await this.imports.importFolder(demoFolder);
    await this.paths.seed();
    await this.people.seed();
  }
}
