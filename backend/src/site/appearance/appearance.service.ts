import { Injectable, Logger } from '@nestjs/common';
import { SentImagesService } from '../../content/images/sent-images.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { appearanceNames, type Appearance } from '../../platform/settings/appearance.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { AppearanceChanges, AppearanceDto } from './appearance.dto.js';

/** Pages are written one by one, where their versions are kept. */
const names = appearanceNames.filter((name) => name !== 'ownPages');

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
    return appearance;
  }

  async change(changes: AppearanceChanges, { id: actorId, username }: User): Promise<AppearanceDto> {
    const known = this.settings.appearance;
    const given = names.filter((name) => changes[name] !== undefined);
    const pick = (from: AppearanceChanges) => Object.fromEntries(given.map((name) => [name, from[name]]));
    const after = pick(changes) as Partial<Appearance>;
    if (given.length === 0) return this.read();
    const before = pick(known);
    const entry = { actorId, action: 'settings.change', targetType: 'settings', before, after };
    await this.settings.change({}, (manager) => this.audit.record(manager, entry), after);
    this.logger.log(`Apparence changée par ${username} : ${given.join(', ')}.`);
    return this.read();
  }
}
