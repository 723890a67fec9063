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
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '../../api-client/fold.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { tellingStems } from '../search-index/meanings.js';
import { SearchHintsService } from './search-hints.service.js';
import { SynonymGroup } from './synonym-group.entity.js';
const MAX_GROUPS = 200;
/** Separates folded texts of a group; never part of one. */ const SEPARATOR = ' = ';
const orders = {
    id: [
        'id',
        'DESC'
    ],
    texts: [
        'folded',
        'ASC'
    ]
};
export const synonymSorts = Object.keys(orders);
export class SynonymsService {
    groups;
    hints;
    audit;
    events;
    constructor(groups, hints, audit, events){
        this.groups = groups;
        this.hints = hints;
        this.audit = audit;
        this.events = events;
    }
    async list(text, selection, { limit, offset }) {
        const query = this.groups.createQueryBuilder('synonyms');
        if (text) query.where("synonyms.folded LIKE :text ESCAPE '!'", {
            text: likeContains(fold(text))
        });
        const [groups, total] = await selectRows(query, selection, orders, 'id').limit(limit).offset(offset).getManyAndCount();
        return {
            groups,
            total
        };
    }
    /**
   * @throws BadRequestException when fewer than two of the texts differ, or one has no significant word
   * @throws ConflictException when the group exists, or there are as many as allowed
   */ async add(texts, { id: actorId }) {
        const different = [
            ...new Map(texts.map((text)=>[
                    fold(text),
                    text
                ]))
        ];
        const found = different.map(([, text])=>tellingStems(text).join(' '));
        if (found.includes('')) throw badRequest('Chaque synonyme doit contenir un mot qui dit quelque chose.');
        if (new Set(found).size < 2) throw badRequest("Donnez au moins deux mots que la recherche ne tient pas d\xe9j\xe0 pour le m\xeame.");
        const folded = different.map(([text])=>text).sort().join(SEPARATOR);
        const row = {
            folded,
            texts: different.map(([, text])=>text),
            createdAt: new Date()
        };
        const group = await this.groups.manager.transaction(async (manager)=>{
            const all = await lockRows(manager.createQueryBuilder(SynonymGroup, 'synonyms')).getMany();
            if (all.some((each)=>each.folded === folded)) throw new ConflictException(errorBody('already_exists', "Ces synonymes y sont d\xe9j\xe0."));
            if (all.length >= MAX_GROUPS) throw new ConflictException(errorBody('limit_reached', `Il y a d\xe9j\xe0 ${MAX_GROUPS} groupes de synonymes, le maximum.`));
            const { identifiers } = await manager.insert(SynonymGroup, row);
            const { id } = identifiers[0];
            const action = 'synonyms.add';
            const after = {
                texts: row.texts
            };
            await this.audit.record(manager, {
                actorId,
                action,
                targetType: 'synonyms',
                targetId: id,
                after
            });
            await this.events.publish(manager, 'search-hints.changed', {});
            return {
                id,
                ...row
            };
        });
        await this.hints.read();
        return group;
    }
    /** @throws NotFoundException */ async remove(id, { id: actorId }) {
        await this.groups.manager.transaction(async (manager)=>{
            const group = await manager.findOneBy(SynonymGroup, {
                id
            });
            if (!group) throw new NotFoundException("Synonymes non trouv\xe9s.");
            await manager.delete(SynonymGroup, {
                id
            });
            const before = {
                texts: group.texts
            };
            const action = 'synonyms.delete';
            await this.audit.record(manager, {
                actorId,
                action,
                targetType: 'synonyms',
                targetId: id,
                before
            });
            await this.events.publish(manager, 'search-hints.changed', {});
        });
        await this.hints.read();
    }
}
SynonymsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(SynonymGroup)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof SearchHintsService === "undefined" ? Object : SearchHintsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], SynonymsService);
function badRequest(message) {
    return new BadRequestException({
        message,
        errors: {
            texts: message
        }
    });
}
//# sourceMappingURL=synonyms.service.js.map
