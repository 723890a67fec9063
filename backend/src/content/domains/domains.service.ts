import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { isId, MAX_ID } from '../../platform/common/id.pipe.js';
import { builtInDomains } from './built-in-domains.js';
import { Domain, FormerDomain } from './domain.entity.js';
import { SLUG } from './slug.js';

@Injectable()
export class DomainsService {
  constructor(@InjectRepository(Domain) private readonly domains: Repository<Domain>) {}

  /** Includes hidden ones. */
  async findAll(): Promise<Domain[]> {
    return this.domains.find({ order: { position: 'ASC', id: 'ASC' } });
  }

  /** Visible domains only. */
  async findListed(): Promise<Domain[]> {
    return (await this.findAll()).filter(({ isHidden }) => !isHidden);
  }

  /**
   * @param key an id if it can be one, else a slug; former ones work too
   * @throws NotFoundException
   */
  async get(key: string): Promise<Domain> {
    const domain = await this.find(key);
    if (!domain) throw new NotFoundException('Domaine non trouvé.');
    return domain;
  }

  /** Like `get`, but null when there is none. */
  async find(key: string, manager = this.domains.manager): Promise<Domain | null> {
    const slug = key.toLowerCase();
    const where = isId(key) && Number(key) <= MAX_ID ? { id: Number(key) } : { slug };
    return (await manager.findOneBy(Domain, where)) ?? this.findFormer(slug, manager);
  }

  /** Former slugs of domains, and slugs of domains merged into them. */
  async findFormerSlugs(): Promise<{ id: number; slug: string }[]> {
    const former = await this.domains.manager.find(FormerDomain, { order: { key: 'ASC' } });
    return former.filter(({ key }) => SLUG.test(key)).map(({ key: slug, domainId: id }) => ({ id, slug }));
  }

  async has(id: number): Promise<boolean> {
    return this.domains.existsBy({ id });
  }

  /** Follows merges to the present id of a domain. Returns unknown or empty ids unchanged. */
  async currentId<Id extends number | null | undefined>(id: Id): Promise<Id | number> {
    if (!id || (await this.has(id))) return id;
    return (await this.findFormer(String(id), this.domains.manager))?.id ?? id;
  }

  /**
   * Adds the six built-in domains to a site without any; safe if other processes do the same.
   * @returns whether the site had none
   */
  async seed(): Promise<boolean> {
    if ((await this.domains.count()) > 0) return false;
    const domains = builtInDomains.map((domain) => ({ ...domain }));
    await this.domains.createQueryBuilder().insert().values(domains).orIgnore().updateEntity(false).execute();
    return true;
  }

  private async findFormer(key: string, manager: EntityManager): Promise<Domain | null> {
    const former = await manager.findOneBy(FormerDomain, { key });
    return former && manager.findOneBy(Domain, { id: former.domainId });
  }
}
