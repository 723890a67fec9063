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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { builtInDomains } from './built-in-domains.js';
import { Domain } from './domain.entity.js';
import { FormerDomain } from './former-domain.entity.js';
import { SLUG } from './slug.js';
// Longer digit strings would exceed what an id column can be compared with.
const ID = /^\d{1,10}$/;
export class DomainsService {
    domains;
    constructor(domains){
        this.domains = domains;
    }
    /** Includes hidden ones. */ async findAll() {
        return this.domains.find({
            order: {
                position: 'ASC',
                id: 'ASC'
            }
        });
    }
    /** Visible domains only. */ async findListed() {
        return (await this.findAll()).filter(({ isHidden })=>!isHidden);
    }
    /**
   * @param key an id if it consists of digits, else a slug; former ones work too
   * @throws NotFoundException
   */ async get(key) {
        const domain = await this.find(key);
        if (!domain) throw new NotFoundException("Domaine non trouv\xe9.");
        return domain;
    }
    /** Like `get`, but null when there is none. */ async find(key, manager = this.domains.manager) {
        const slug = key.toLowerCase();
        const where = ID.test(key) ? {
            id: Number(key)
        } : {
            slug
        };
        return await manager.findOneBy(Domain, where) ?? this.findFormer(slug, manager);
    }
    /** Former slugs of domains, and slugs of domains merged into them. */ async findFormerSlugs() {
        const former = await this.domains.manager.find(FormerDomain, {
            order: {
                key: 'ASC'
            }
        });
        return former.filter(({ key })=>SLUG.test(key)).map(({ key: slug, domainId: id })=>({
                id,
                slug
            }));
    }
    async has(id) {
        return this.domains.existsBy({
            id
        });
    }
    /** Follows merges to the present id of a domain. Returns unknown or empty ids unchanged. */ async currentId(id) {
        if (!id || await this.has(id)) return id;
        return (await this.findFormer(String(id), this.domains.manager))?.id ?? id;
    }
    /**
   * Adds the six built-in domains to a site without any; safe if other processes do the same.
   * @returns whether the site had none
   */ async seed() {
        if (await this.domains.count() > 0) return false;
        const domains = builtInDomains.map((domain)=>({
                ...domain
            }));
        await this.domains.createQueryBuilder().insert().values(domains).orIgnore().updateEntity(false).execute();
        return true;
    }
    async findFormer(key, manager) {
        const former = await manager.findOneBy(FormerDomain, {
            key
        });
        return former && manager.findOneBy(Domain, {
            id: former.domainId
        });
    }
}
DomainsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Domain)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], DomainsService);
//# sourceMappingURL=domains.service.js.map
