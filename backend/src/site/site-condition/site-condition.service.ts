import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../config.js';
import { checkAddress } from './address.js';
import { checkCertificate } from './certificate.js';
import { conditionNames, repair, watch, within, type ConditionName, type CheckResult } from './condition.js';
import { DiskService } from './disk.service.js';
import { ServiceChecks } from './service-checks.js';
import { checkVersions } from './versions.js';

const TIMEOUT_MS = 3000;
/** Enough to unpack a browser first. */
const BROWSER_TIMEOUT_MS = 20_000;

export type Condition = CheckResult & { name: ConditionName };

const PACKAGE = new URL('../../../../package.json', import.meta.url);
const running = installedVersion();

/** State of the parts of the site. */
@Injectable()
export class SiteConditionService {
  constructor(
    private readonly config: Config,
    private readonly disk: DiskService,
    private readonly services: ServiceChecks,
  ) {}

  /**
   * Runs all checks concurrently, each with a time limit.
   * @param request its address is compared with the public one
   */
  async checkAll(request: Request): Promise<Condition[]> {
    const { services } = this;
    // Runs first, because the other checks would slow it down.
    const database = await within(2 * TIMEOUT_MS, services.database(), silent('database'));
    const looks: Record<ConditionName, Promise<CheckResult>> = {
      database: Promise.resolve(database),
      disk: this.disk.checkSpace(),
      mail: services.mail(),
      translation: services.translation(TIMEOUT_MS),
      pdf: services.pdf(),
      events: services.events(),
      backups: services.backups(),
      restorePoints: services.restorePoints(),
      address: Promise.resolve(checkAddress(request, this.config)),
      certificate: checkCertificate(this.config.publicUrl, TIMEOUT_MS),
      version: Promise.resolve().then(() =>
        checkVersions({ running, installed: installedVersion(), node: process.versions.node }),
      ),
    };
    return Promise.all(
      conditionNames.map(async (name) => {
        const ms = name === 'pdf' ? BROWSER_TIMEOUT_MS : 2 * TIMEOUT_MS;
        return { name, ...(await within(ms, looks[name], silent(name))) };
      }),
    );
  }
}

function installedVersion(): string {
  return (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
}

function silent(name: ConditionName): CheckResult {
  if (name === 'database') return repair('La base de données ne répond pas.', 'Voyez si son serveur tourne.');
  return watch('Ce contrôle n’a pas abouti.', 'Réessayez dans un instant ; les journaux en disent plus.');
}
