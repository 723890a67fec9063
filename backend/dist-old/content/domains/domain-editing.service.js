function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { Config } from '../../config.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { MAX_DOMAINS } from './domain-changes.dto.js';
import { DomainContents } from './domain-contents.js';
import { Domain } from './domain.entity.js';
import { DomainsService } from './domains.service.js';
import { FormerDomain } from './former-domain.entity.js';
import { slugOf } from './slug.js';
export class DomainEditingService {
    dataSource;
    config;
    domains;
    contents;
    audit;
    events;
    constructor(dataSource, config, domains, contents, audit, events){
        this.dataSource = dataSource;
        this.config = config;
        this.domains = domains;
        this.contents = contents;
        this.audit = audit;
        this.events = events;
    }
    /** All domains, hidden ones too. Their counts include the trash. */ async list() {
        const domains = await this.domains.findAll();
        const counts = await this.contents.counts(this.dataSource.manager);
        const former = await this.domains.findFormerSlugs();
        return domains.map((domain)=>({
                domain,
                tutorials: counts.get(domain.id) ?? 0,
                formerSlugs: former.filter(({ id })=>id === domain.id).map(({ slug })=>slug)
            }));
    }
    /** @throws NotFoundException */ async get(id) {
        const found = (await this.list()).find(({ domain })=>domain.id === id);
        if (!found) throw new NotFoundException("Domaine non trouv\xe9.");
        return found;
    }
    /**
   * Appends a domain. A former slug of another domain may be reused.
   * @param actor undefined for an import
   * @throws BadRequestException when the name gives no slug
   * @throws ConflictException when the slug is taken, or the site has as many domains as allowed
   */ async create({ slug: wanted, ...given }, actor) {
        const slug = wanted ?? slugOf(given.name);
        if (!slug) {
            const message = "Ce nom ne donne pas d\u2019adresse : \xe9crivez-en une, en lettres minuscules.";
            throw new BadRequestException({
                message,
                errors: {
                    slug: message
                }
            });
        }
        const id = await this.write(slug, async (manager)=>{
            const known = await lockAll(manager);
            if (known.length >= MAX_DOMAINS) throw tooMany();
            const position = Math.max(0, ...known.map((one)=>one.position)) + 1;
            await manager.delete(FormerDomain, {
                key: slug
            });
            const { identifiers } = await manager.insert(Domain, {
                ...given,
                slug,
                position
            });
            const { id: targetId } = identifiers[0];
            await this.recordAudit(manager, 'create', actor, targetId, {
                after: {
                    name: given.name,
                    slug
                }
            });
            return targetId;
        });
        return this.domains.get(String(id));
    }
    /**
   * A changed slug leaves a redirect. Unchanged values are ignored.
   * @throws NotFoundException
   * @throws ConflictException when the slug is taken, or the last visible domain would be hidden
   */ async change(id, given, actor) {
        const named = Object.entries(given).filter(([, value])=>value !== undefined);
        if (named.length > 0) {
            await this.write(given.slug, async (manager)=>{
                const known = await this.lock(manager, id);
                const changed = named.filter(([name, value])=>known[name] !== value);
                const after = Object.fromEntries(changed);
                if (changed.length === 0) return;
                if (after.slug !== undefined) await this.moveAddress(manager, known, after.slug);
                await manager.update(Domain, {
                    id
                }, after);
                if (after.isHidden) await requireVisibleDomain(manager, "masqu\xe9");
                const before = Object.fromEntries(changed.map(([name])=>[
                        name,
                        known[name]
                    ]));
                await this.recordAudit(manager, 'change', actor, id, {
                    before,
                    after
                });
            });
        }
        return this.domains.get(String(id));
    }
    /** @throws BadRequestException unless the ids are exactly those of all domains */ async reorder(ids, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const known = await lockAll(manager);
            if (known.length !== ids.length || !known.every(({ id })=>ids.includes(id))) {
                throw new BadRequestException('Donnez tous les domaines, chacun une fois.');
            }
            for (const [position, id] of ids.entries())await manager.update(Domain, {
                id
            }, {
                position
            });
            await this.recordAudit(manager, 'reorder', actor, null, {
                after: {
                    ids
                }
            });
        });
        return this.domains.findAll();
    }
    /**
   * Moves everything from one domain to another. A merge then deletes the domain and redirects its address.
   * @throws NotFoundException, BadRequestException when both are the same or the target does not exist
   * @throws ConflictException when content was added meanwhile, or the last visible domain would be deleted
   */ async move(id, into, isMerge, actor) {
        await this.writeAll(async (manager)=>{
            const from = await this.lock(manager, id);
            const target = id === into ? null : await manager.findOneBy(Domain, {
                id: into
            });
            if (!target) {
                const message = 'Choisissez un autre domaine du site.';
                throw new BadRequestException({
                    message,
                    errors: {
                        into: message
                    }
                });
            }
            await this.contents.move(manager, {
                from: id,
                into,
                isMerge
            });
            if (isMerge) {
                await this.replace(manager, from, into);
                await requireVisibleDomain(manager, "fusionn\xe9 avec un domaine masqu\xe9");
            }
            const action = isMerge ? 'merge' : 'empty';
            const said = {
                before: {
                    name: from.name,
                    slug: from.slug
                },
                after: {
                    into: target.name
                }
            };
            await this.recordAudit(manager, action, actor, id, said);
            await this.events.publish(manager, 'tutorials.moved', {
                domainId: into
            });
        });
        return this.domains.get(String(into));
    }
    /** @throws NotFoundException, ConflictException unless it is empty and not the last visible one */ async remove(id, actor) {
        await this.writeAll(async (manager)=>{
            const { name, slug } = await this.lock(manager, id);
            const count = (await this.contents.counts(manager)).get(id) ?? 0;
            if (count > 0) throw notEmpty(count);
            await this.contents.forget(manager, id);
            await manager.delete(Domain, {
                id
            });
            await requireVisibleDomain(manager, "supprim\xe9");
            await this.recordAudit(manager, 'delete', actor, id, {
                before: {
                    name,
                    slug
                }
            });
        });
    }
    async replace(manager, { id, slug }, into) {
        await manager.update(FormerDomain, {
            domainId: id
        }, {
            domainId: into
        });
        await manager.delete(Domain, {
            id
        });
        for (const key of [
            slug,
            String(id)
        ])await manager.insert(FormerDomain, {
            key,
            domainId: into
        });
    }
    async moveAddress(manager, { id, slug }, wanted) {
        await manager.delete(FormerDomain, {
            key: wanted
        });
        await manager.insert(FormerDomain, {
            key: slug,
            domainId: id
        });
    }
    async lock(manager, id) {
        const domain = (await lockAll(manager)).find((one)=>one.id === id);
        if (!domain) throw new NotFoundException("Domaine non trouv\xe9.");
        return domain;
    }
    async recordAudit(manager, action, actor, targetId, said) {
        const about = {
            actorId: actor?.id ?? null,
            targetType: 'domain',
            targetId
        };
        await this.audit.record(manager, {
            ...about,
            action: `domain.${action}`,
            ...said
        });
        await this.events.publish(manager, 'domains.changed', {});
    }
    /** @throws ConflictException when the slug is taken */ async write(slug, act) {
        try {
            return await this.dataSource.transaction(act);
        } catch (error) {
            if (!slug || !isUniqueViolation(error)) throw error;
            const message = "Un autre domaine a d\xe9j\xe0 cette adresse.";
            throw new ConflictException({
                message,
                errors: {
                    slug: message
                }
            });
        }
    }
    /** Runs a change that must see concurrent commits until each row is locked, and must not leave late rows behind. */ async writeAll(act) {
        try {
            // Counts are read after locking; under MySQL's default REPEATABLE READ they would come from an older snapshot.
            if (this.config.database.kind === 'mysql') await this.dataSource.transaction('READ COMMITTED', act);
            else await this.dataSource.transaction(act);
        } catch (error) {
            if (!isForeignKeyViolation(error)) throw error;
            throw new ConflictException("Un tutoriel vient d\u2019arriver dans ce domaine. Recommencez.");
        }
    }
}
DomainEditingService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Config === "undefined" ? Object : Config,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof DomainContents === "undefined" ? Object : DomainContents,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], DomainEditingService);
/** Locks all domains, always in id order, so that concurrent changes run one after the other. */ async function lockAll(manager) {
    return lockRows(manager.createQueryBuilder(Domain, 'domain').orderBy('domain.id')).getMany();
}
/**
 * Called after a change, with all domains locked.
 * @throws ConflictException when no domain is visible
 */ async function requireVisibleDomain(manager, done) {
    if (await manager.existsBy(Domain, {
        isHidden: false
    })) return;
    throw new ConflictException(`Il faut au site au moins un domaine que les visiteurs voient : le dernier ne peut pas \xeatre ${done}.`);
}
function tooMany() {
    const message = `Le site a d\xe9j\xe0 ${MAX_DOMAINS} domaines, autant qu\u{2019}il peut en avoir. Fusionnez-en ou supprimez-en un.`;
    return new ConflictException(errorBody('limit_reached', message));
}
function notEmpty(count) {
    const what = count > 1 ? `${count} tutoriels` : 'un tutoriel';
    return new ConflictException(`Ce domaine contient encore ${what}, corbeille comprise. Videz-le dans un autre domaine, ou fusionnez-le avec lui.`);
}
//# sourceMappingURL=domain-editing.service.js.map
