import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { DomainsService } from '../domains/domains.service.js';
import { ImportService } from '../import/import.service.js';

const demoFolder = fileURLToPath(new URL('../../demo/tutorials', import.meta.url));

/** Fills a new site. */
@Injectable()
export class SeedService {
  constructor(
    private readonly config: Config,
    private readonly domains: DomainsService,
    private readonly imports: ImportService,
  ) {}

  /** Does nothing on a site that has domains already. */
  async seed(): Promise<void> {
    const first = await this.domains.seed();
    if (first && this.config.seed === 'demo') await this.imports.importFolder(demoFolder);
  }
}
