import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { slugOf } from '../../content/domains/slug.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { appearanceNames, type Expertise } from '../../platform/settings/appearance.js';
import type { SettingName } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AppearanceChanges, AppearanceDto } from './appearance.dto.js';
import type { ExpertiseDto } from './expertise.dto.js';

/** Settings that belong to the site's identity. */
const identity = ['siteName', 'siteDescription'] as const satisfies SettingName[];
/** Customized pages are saved one by one, with their versions. */
const looks = appearanceNames.filter((name) => name !== 'ownPages');

/** The operator's customizations of design and texts. */
@Injectable()
export class AppearanceService {
  private readonly logger = new Logger(AppearanceService.name);

  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    images: UploadedImagesService,
  ) {
    images.registerTexts(async function* () {
      yield await Promise.resolve({ content: JSON.stringify(settings.appearance) });
    });
  }

  read(): AppearanceDto {
    const { ownPages: _, ...appearance } = this.settings.appearance;
    const { siteName, siteDescription } = this.settings.present;
    return { ...appearance, siteName, siteDescription };
  }

  async change(changes: AppearanceChanges, { id: actorId, username }: User): Promise<AppearanceDto> {
    const known = this.read();
    const given = [...identity, ...looks].filter((name) => changes[name] !== undefined);
    if (given.length === 0) return known;
    const pick = (from: AppearanceChanges, names: readonly (keyof AppearanceChanges)[] = given) =>
      Object.fromEntries(names.filter((name) => given.includes(name)).map((name) => [name, from[name]]));
    const wanted = { ...changes, ...(changes.expertise && { expertise: coded(changes.expertise) }) };
    const [before, after] = [pick(known), pick(wanted)];
    const entry = { actorId, action: 'settings.change', targetType: 'settings', before, after };
    const record = (manager: EntityManager) => this.audit.record(manager, entry);
    await this.settings.change(pick(wanted, identity), record, pick(wanted, looks));
    this.logger.log(`Apparence changée par ${username} : ${given.join(', ')}.`);
    return this.read();
  }
}

/** Gives new subjects a unique code derived from their label. */
function coded(subjects: readonly ExpertiseDto[]): Expertise[] {
  const taken = new Set(subjects.map(({ code }) => code));
  return subjects.map(({ code, label }) => {
    if (code) return { code, label };
    const base = slugOf(label) || 'domaine';
    let made = base;
    for (let number = 2; taken.has(made); number += 1) made = `${base}-${number}`;
    taken.add(made);
    return { code: made, label };
  });
}
