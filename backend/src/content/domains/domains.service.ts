import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { builtInDomains } from './built-in-domains.js';
import type { DomainChangesBody } from './domain-changes.dto.js';
import { Domain } from './domain.entity.js';

@Injectable()
export class DomainsService {
  constructor(
    @InjectRepository(Domain) private readonly domains: Repository<Domain>,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  async findAll(): Promise<Domain[]> {
    return this.domains.find({ order: { position: 'ASC', id: 'ASC' } });
  }

  /**
   * @param key an id if it is made of digits, else a slug
   * @throws NotFoundException
   */
  async get(key: string): Promise<Domain> {
    // More digits than an id has are no number that the database can compare with.
    const where = /^\d{1,10}$/.test(key) ? { id: Number(key) } : { slug: key.toLowerCase() };
    const domain = await this.domains.findOneBy(where);
    if (!domain) throw new NotFoundException('Domaine non trouvé.');
    return domain;
  }

  async has(id: number): Promise<boolean> {
    return this.domains.existsBy({ id });
  }

  /** @throws NotFoundException */
  async change(id: number, given: DomainChangesBody, { id: actorId }: User): Promise<Domain> {
    const after = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    if (Object.keys(after).length > 0) {
      await this.domains.manager.transaction(async (manager) => {
        if (!(await manager.existsBy(Domain, { id }))) throw new NotFoundException('Domaine non trouvé.');
        await manager.update(Domain, { id }, after);
        const entry = { actorId, action: 'domain.change', targetType: 'domain', targetId: id, after };
        await this.audit.record(manager, entry);
        await this.events.publish(manager, 'domains.changed', {});
      });
    }
    return this.get(String(id));
  }

  /** @throws BadRequestException unless these are all domains, each once */
  async reorder(ids: readonly number[], { id: actorId }: User): Promise<Domain[]> {
    await this.domains.manager.transaction(async (manager) => {
      const known = await manager.find(Domain, { select: { id: true } });
      if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
        throw new BadRequestException('Donnez tous les domaines, chacun une fois.');
      }
      for (const [position, id] of ids.entries()) await manager.update(Domain, { id }, { position });
      const entry = { actorId, action: 'domain.reorder', targetType: 'domain', after: { ids } };
      await this.audit.record(manager, entry);
      await this.events.publish(manager, 'domains.changed', {});
    });
    return this.findAll();
  }

  /**
   * Adds the six built-in domains to a site that has none, whoever else does so at the same time; resolves to whether
   * it had none.
   */
  async seed(): Promise<boolean> {
    if ((await this.domains.count()) > 0) return false;
    const domains = builtInDomains.map((domain) => ({ ...domain }));
    await this.domains.createQueryBuilder().insert().values(domains).orIgnore().updateEntity(false).execute();
    return true;
  }
}
