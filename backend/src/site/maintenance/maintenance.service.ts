import { counted } from '@passerelle/api-client/numbers';
import { ConflictException, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import type { Settings } from '../../platform/settings/setting-definitions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import type { User } from '../../members/users/user.entity.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/** Maintenance tasks of administrators. Each is recorded in the log and the audit trail. */
@Injectable()
export class MaintenanceService {
  private readonly logger = new Logger(MaintenanceService.name);
  constructor(
    private readonly events: DomainEvents,
    private readonly settings: SettingsService,
    private readonly search: IndexFeed,
    private readonly audit: AuditService,
    private readonly backlog: EventBacklog,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws BadRequestException naming each refused setting */
  async changeSettings(changes: Record<string, unknown>, { id: actorId, username }: User): Promise<Settings> {
    const names = Object.keys(changes);
    if (names.length === 0) return this.settings.all();
    const known: Record<string, unknown> = await this.settings.all();
    const before = Object.fromEntries(names.map((name) => [name, known[name]]));
    const settings = await this.settings.change(changes, (manager) =>
      this.audit.record(manager, {
        actorId,
        action: 'settings.change',
        targetType: 'settings',
        before,
        after: changes,
      }),
    );
    this.logger.log(`Réglages changés par ${username} : ${names.join(', ')}.`);
    return settings;
  }

  async clearCache(user: User): Promise<void> {
    await this.events.publish(this.dataSource.manager, 'cache.cleared', {});
    await this.recordAction(user, 'cache.clear', 'Cache vidé');
  }

  /** Resolves to the number of tutorials. @throws ConflictException while the index is being rebuilt */
  async rebuildSearchIndex(user: User): Promise<number> {
    if (this.search.isRebuilding)
      throw new ConflictException('L’index de recherche est déjà en reconstruction.');
    const rebuilt = await this.search.rebuild();
    await this.recordAction(
      user,
      'search-index.rebuild',
      `Index de recherche reconstruit (${counted(rebuilt, 'tutoriel')})`,
    );
    return rebuilt;
  }

  /** @throws NotFoundException */
  async retryDeadLetter(id: number, user: User): Promise<void> {
    await this.backlog.retryDeadLetter(id);
    await this.recordAction(user, 'dead-letter.retry', `Traitement abandonné ${id} retenté`);
  }

  /** @throws NotFoundException */
  async discardDeadLetter(id: number, user: User): Promise<void> {
    await this.backlog.discardDeadLetter(id);
    await this.recordAction(user, 'dead-letter.discard', `Traitement ${id} abandonné pour de bon`);
  }

  private async recordAction({ id: actorId, username }: User, action: string, what: string): Promise<void> {
    await this.audit.record(this.dataSource.manager, { actorId, action, targetType: 'site' });
    this.logger.log(`${what} par ${username}.`);
  }
}
