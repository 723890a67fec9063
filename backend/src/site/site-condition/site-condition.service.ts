import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { lookAtCertificate } from './certificate.js';
import { conditionNames, good, repair, watch, within, type ConditionName, type Found } from './condition.js';
import { DiskService } from './disk.service.js';
import { ServicesLook } from './services-look.js';

const TIMEOUT_MS = 3000;
/** A browser may be unpacked first. */
const BROWSER_TIMEOUT_MS = 20_000;

export type Condition = Found & { name: ConditionName };

const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** What is well with the site, and what is not. */
@Injectable()
export class SiteConditionService {
  constructor(
    private readonly config: Config,
    private readonly disk: DiskService,
    private readonly services: ServicesLook,
  ) {}

  /** All at once; what does not answer in time is said to be so. */
  async look(): Promise<Condition[]> {
    const { services } = this;
    // Ahead of the others, whose work would count as its own.
    const database = await within(2 * TIMEOUT_MS, services.database(), silent('database'));
    const looks: Record<ConditionName, Promise<Found>> = {
      database: Promise.resolve(database),
      disk: this.disk.look(),
      mail: services.mail(),
      translation: services.translation(TIMEOUT_MS),
      pdf: services.pdf(),
      events: services.events(),
      backups: services.backups(),
      restorePoints: services.restorePoints(),
      certificate: lookAtCertificate(this.config.publicUrl, TIMEOUT_MS),
      version: Promise.resolve().then(versions),
    };
    return Promise.all(
      conditionNames.map(async (name) => {
        const ms = name === 'pdf' ? BROWSER_TIMEOUT_MS : 2 * TIMEOUT_MS;
        return { name, ...(await within(ms, looks[name], silent(name))) };
      }),
    );
  }
}

/** The site asks nobody about newer ones. */
function versions(): Found {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const [major = 0] = process.versions.node.split('.').map(Number);
  const says = `Version ${version}, sur Node ${process.versions.node}.`;
  return major < 24 ? watch(says, 'Cette version est faite pour Node 24 : mettez-le à jour.') : good(says);
}

function silent(name: ConditionName): Found {
  if (name === 'database') return repair('La base de données ne répond pas.', 'Voyez si son serveur tourne.');
  return watch('Ce contrôle n’a pas abouti.', 'Réessayez dans un instant ; les journaux en disent plus.');
}
