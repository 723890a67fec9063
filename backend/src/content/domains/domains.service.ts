import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { builtInDomains } from './built-in-domains.js';
import { Domain } from './domain.entity.js';

@Injectable()
export class DomainsService {
  constructor(@InjectRepository(Domain) private readonly domains: Repository<Domain>) {}

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
  async change(
    manager: EntityManager,
    id: number,
    changes: Partial<Omit<Domain, 'id' | 'slug' | 'position'>>,
  ): Promise<void> {
    if (!(await manager.existsBy(Domain, { id }))) throw new NotFoundException('Domaine non trouvé.');
    await manager.update(Domain, { id }, changes);
  }

  /** @throws BadRequestException unless these are all domains, each once */
  async reorder(manager: EntityManager, ids: readonly number[]): Promise<void> {
    const known = await manager.find(Domain, { select: { id: true } });
    if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
      throw new BadRequestException('Donnez tous les domaines, chacun une fois.');
    }
    for (const [position, id] of ids.entries()) await manager.update(Domain, { id }, { position });
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
