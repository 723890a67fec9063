import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { Config } from '../../config.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { MAX_DOMAINS, type DomainBody, type DomainChangesBody } from './domain-changes.dto.js';
import { DomainContents } from './domain-contents.js';
import { Domain, FormerDomain } from './domain.entity.js';
import { DomainsService } from './domains.service.js';
import { slugOf } from './slug.js';

type Act<T> = (manager: EntityManager) => Promise<T>;
type NewDomain = Omit<DomainBody, 'isHidden'> & { isHidden?: boolean };

export interface AdministeredDomain {
  domain: Domain;
  /** Includes those in the trash. */
  tutorials: number;
  formerSlugs: string[];
}

/** Administration of domains. */
@Injectable()
export class DomainEditingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly domains: DomainsService,
    private readonly contents: DomainContents,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /** All domains, hidden ones too. Their counts include the trash. */
  async list(): Promise<AdministeredDomain[]> {
    const domains = await this.domains.findAll();
    const counts = await this.contents.counts(this.dataSource.manager);
    const former = await this.domains.findFormerSlugs();
    return domains.map((domain) => ({
      domain,
      tutorials: counts.get(domain.id) ?? 0,
      formerSlugs: former.filter(({ id }) => id === domain.id).map(({ slug }) => slug),
    }));
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<AdministeredDomain> {
    const found = (await this.list()).find(({ domain }) => domain.id === id);
    if (!found) throw new NotFoundException('Domaine non trouvé.');
    return found;
  }

  /**
   * Appends a domain. A former slug of another domain may be reused.
   * @param actor undefined for an import
   * @throws BadRequestException when the name gives no slug
   * @throws ConflictException when the slug is taken, or the site has as many domains as allowed
   */
  async create({ slug: wanted, ...given }: NewDomain, actor: User | undefined): Promise<Domain> {
    const slug = wanted ?? slugOf(given.name);
    if (!slug) {
      const message = 'Ce nom ne donne pas d’adresse : écrivez-en une, en lettres minuscules.';
      throw new BadRequestException({ message, errors: { slug: message } });
    }
    const id = await this.write(slug, async (manager) => {
      const known = await lockAll(manager);
      if (known.length >= MAX_DOMAINS) throw tooMany();
      const position = Math.max(0, ...known.map((one) => one.position)) + 1;
      await manager.delete(FormerDomain, { key: slug });
      const { identifiers } = await manager.insert(Domain, { ...given, slug, position });
      const { id: targetId } = identifiers[0] as { id: number };
      await this.recordAudit(manager, 'create', actor, targetId, { after: { name: given.name, slug } });
      return targetId;
    });
    return this.domains.get(String(id));
  }

  /**
   * A changed slug leaves a redirect. Unchanged values are ignored.
   * @throws NotFoundException
   * @throws ConflictException when the slug is taken, or the last visible domain would be hidden
   */
  async change(id: number, given: DomainChangesBody, actor: User): Promise<Domain> {
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    if (named.length > 0) {
      await this.write(given.slug, async (manager) => {
        const known = await this.lock(manager, id);
        const changed = named.filter(([name, value]) => known[name as keyof Domain] !== value);
        const after = Object.fromEntries(changed) as DomainChangesBody;
        if (changed.length === 0) return;
        if (after.slug !== undefined) await this.moveAddress(manager, known, after.slug);
        await manager.update(Domain, { id }, after);
        if (after.isHidden) await requireVisibleDomain(manager, 'masqué');
        const before = Object.fromEntries(changed.map(([name]) => [name, known[name as keyof Domain]]));
        await this.recordAudit(manager, 'change', actor, id, { before, after });
      });
    }
    return this.domains.get(String(id));
  }

  /** @throws BadRequestException unless the ids are exactly those of all domains */
  async reorder(ids: readonly number[], actor: User): Promise<Domain[]> {
    await this.dataSource.transaction(async (manager) => {
      const known = await lockAll(manager);
      if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
        throw new BadRequestException('Donnez tous les domaines, chacun une fois.');
      }
      for (const [position, id] of ids.entries()) await manager.update(Domain, { id }, { position });
      await this.recordAudit(manager, 'reorder', actor, null, { after: { ids } });
    });
    return this.domains.findAll();
  }

  /**
   * Moves everything from one domain to another. A merge then deletes the domain and redirects its address.
   * @throws NotFoundException, BadRequestException when both are the same or the target does not exist
   * @throws ConflictException when content was added meanwhile, or the last visible domain would be deleted
   */
  async move(id: number, into: number, isMerge: boolean, actor: User): Promise<Domain> {
    await this.writeAll(async (manager) => {
      const from = await this.lock(manager, id);
      const target = id === into ? null : await manager.findOneBy(Domain, { id: into });
      if (!target) {
        const message = 'Choisissez un autre domaine du site.';
        throw new BadRequestException({ message, errors: { into: message } });
      }
      await this.contents.move(manager, { from: id, into, isMerge });
      if (isMerge) {
        await this.replace(manager, from, into);
        await requireVisibleDomain(manager, 'fusionné avec un domaine masqué');
      }
      const action = isMerge ? 'merge' : 'empty';
      const said = { before: { name: from.name, slug: from.slug }, after: { into: target.name } };
      await this.recordAudit(manager, action, actor, id, said);
      await this.events.publish(manager, 'tutorials.moved', { domainId: into });
    });
    return this.domains.get(String(into));
  }

  /** @throws NotFoundException, ConflictException unless it is empty and not the last visible one */
  async remove(id: number, actor: User): Promise<void> {
    await this.writeAll(async (manager) => {
      const { name, slug } = await this.lock(manager, id);
      const count = (await this.contents.counts(manager)).get(id) ?? 0;
      if (count > 0) throw notEmpty(count);
      await this.contents.forget(manager, id);
      await manager.delete(Domain, { id });
      await requireVisibleDomain(manager, 'supprimé');
      await this.recordAudit(manager, 'delete', actor, id, { before: { name, slug } });
    });
  }

  private async replace(manager: EntityManager, { id, slug }: Domain, into: number): Promise<void> {
    await manager.update(FormerDomain, { domainId: id }, { domainId: into });
    await manager.delete(Domain, { id });
    for (const key of [slug, String(id)]) await manager.insert(FormerDomain, { key, domainId: into });
  }

  private async moveAddress(manager: EntityManager, { id, slug }: Domain, wanted: string): Promise<void> {
    await manager.delete(FormerDomain, { key: wanted });
    await manager.insert(FormerDomain, { key: slug, domainId: id });
  }

  private async lock(manager: EntityManager, id: number): Promise<Domain> {
    const domain = (await lockAll(manager)).find((one) => one.id === id);
    if (!domain) throw new NotFoundException('Domaine non trouvé.');
    return domain;
  }

  private async recordAudit(
    manager: EntityManager,
    action: string,
    actor: User | undefined,
    targetId: number | null,
    said: { before?: object; after?: object },
  ): Promise<void> {
    const about = { actorId: actor?.id ?? null, targetType: 'domain', targetId };
    await this.audit.record(manager, { ...about, action: `domain.${action}`, ...said });
    await this.events.publish(manager, 'domains.changed', {});
  }

  /** @throws ConflictException when the slug is taken */
  private async write<T>(slug: string | undefined, act: Act<T>): Promise<T> {
    try {
      return await this.dataSource.transaction(act);
    } catch (error) {
      if (!slug || !isUniqueViolation(error)) throw error;
      const message = 'Un autre domaine a déjà cette adresse.';
      throw new ConflictException({ message, errors: { slug: message } });
    }
  }

  /** Runs a change that must see concurrent commits until each row is locked, and must not leave late rows behind. */
  private async writeAll(act: Act<void>): Promise<void> {
    try {
      // Counts are read after locking; under MySQL's default REPEATABLE READ they would come from an older snapshot.
      if (this.config.database.kind === 'mysql') await this.dataSource.transaction('READ COMMITTED', act);
      else await this.dataSource.transaction(act);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw new ConflictException('Un tutoriel vient d’arriver dans ce domaine. Recommencez.');
    }
  }
}

/** Locks all domains, always in id order, so that concurrent changes run one after the other. */
async function lockAll(manager: EntityManager): Promise<Domain[]> {
  return lockRows(manager.createQueryBuilder(Domain, 'domain').orderBy('domain.id')).getMany();
}

/**
 * Called after a change, with all domains locked.
 * @throws ConflictException when no domain is visible
 */
async function requireVisibleDomain(manager: EntityManager, done: string): Promise<void> {
  if (await manager.existsBy(Domain, { isHidden: false })) return;
  throw new ConflictException(
    `Il faut au site au moins un domaine que les visiteurs voient : le dernier ne peut pas être ${done}.`,
  );
}

function tooMany(): ConflictException {
  const message = `Le site a déjà ${MAX_DOMAINS} domaines, autant qu’il peut en avoir. Fusionnez-en ou supprimez-en un.`;
  return new ConflictException(errorBody('limit_reached', message));
}

function notEmpty(count: number): ConflictException {
  const what = count > 1 ? `${count} tutoriels` : 'un tutoriel';
  return new ConflictException(
    `Ce domaine contient encore ${what}, corbeille comprise. Videz-le dans un autre domaine, ou fusionnez-le avec lui.`,
  );
}
