import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SentImagesService } from '../../content/images/sent-images.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { appearanceNames } from '../../platform/settings/appearance.js';
import type { SettingName } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AppearanceChanges, AppearanceDto } from './appearance.dto.js';

/** Of the settings those by which one knows the site. */
const identity = ['siteName', 'siteDescription'] as const satisfies SettingName[];
/** Pages are written one by one, where their versions are kept. */
const looks = appearanceNames.filter((name) => name !== 'ownPages');

/** The site’s looks and words, as its operator has them. */
@Injectable()
export class AppearanceService {
  private readonly logger = new Logger(AppearanceService.name);

  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    images: SentImagesService,
  ) {
    images.alsoShownIn(async function* () {
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
    const [before, after] = [pick(known), pick(changes)];
    const entry = { actorId, action: 'settings.change', targetType: 'settings', before, after };
    const record = (manager: EntityManager) => this.audit.record(manager, entry);
    await this.settings.change(pick(changes, identity), record, pick(changes, looks));
    this.logger.log(`Apparence changée par ${username} : ${given.join(', ')}.`);
    return this.read();
  }
}
