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
import { In } from 'typeorm';
import { CollectionItem } from '../../community/collections/collection-item.entity.js';
import { Collection, MAX_COLLECTIONS } from '../../community/collections/collection.entity.js';
import { published } from '../../content/tutorials/published.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { FormerAuthor } from '../public-pages/former-author.entity.js';
import { findWithPublicPage } from '../public-pages/public-pages.js';
import { PublicProfile } from '../public-pages/public-profile.entity.js';
import { isSuspended } from '../users/users.service.js';
const untouched = {
    isShown: false,
    showsBio: true,
    showsExpertise: false,
    showsLinks: false,
    showsCollections: false,
    showsJoined: false
};
export class ProfilesService {
    profiles;
    events;
    constructor(profiles, events){
        this.profiles = profiles;
        this.events = events;
    }
    async choices({ id }) {
        const choices = await this.choicesOf(id);
        const { manager } = this.profiles;
        return {
            ...choices,
            exists: (await findWithPublicPage(manager, [
                id
            ])).length > 0
        };
    }
    async choose(user, choices) {
        const { id: userId } = user;
        await this.profiles.manager.transaction(async (manager)=>{
            await manager.upsert(PublicProfile, {
                userId,
                ...choices
            }, [
                'userId'
            ]);
            await this.events.publish(manager, 'public-page.changed', {
                userId
            });
        });
        return this.choices(user);
    }
    /**
   * @param id may be that of a merged account, which gives the remaining one's profile
   * @throws NotFoundException when the member does not exist or has no public profile
   */ async require(id) {
        const { manager } = this.profiles;
        const [member] = await findWithPublicPage(manager, [
            id
        ]);
        const former = member ? null : await manager.findOneBy(FormerAuthor, {
            id
        });
        const [user] = former ? await findWithPublicPage(manager, [
            former.userId
        ]) : [
            member
        ];
        if (!user) throw notFound();
        const choices = isSuspended(user) ? {
            ...untouched,
            showsBio: false
        } : await this.choicesOf(user.id);
        return {
            user,
            choices
        };
    }
    /** @throws NotFoundException */ async page(id) {
        const { user, choices } = await this.require(id);
        return {
            id: user.id,
            displayName: user.displayName,
            avatar: user.avatar,
            bio: choices.showsBio ? user.bio : null,
            website: choices.showsLinks ? user.website : null,
            socialLinks: choices.showsLinks ? user.socialLinks : [],
            expertise: choices.showsExpertise ? user.expertise : [],
            joinedAt: choices.showsJoined ? user.createdAt.toISOString() : null,
            collections: choices.showsCollections ? await this.collectionsOf(user.id) : null
        };
    }
    async choicesOf(userId) {
        const row = await this.profiles.findOneBy({
            userId
        });
        if (!row) return untouched;
        const { userId: _, ...choices } = row;
        return choices;
    }
    async collectionsOf(userId) {
        const { manager } = this.profiles;
        const collections = await manager.find(Collection, {
            where: {
                userId,
                isPublic: true,
                isHidden: false
            },
            order: {
                updatedAt: 'DESC',
                id: 'DESC'
            },
            take: MAX_COLLECTIONS
        });
        const counts = await manager.createQueryBuilder(CollectionItem, 'item').select('item.collectionId', 'id').addSelect('COUNT(*)', 'count').where({
            collectionId: In(collections.map(({ id })=>id))
        }).andWhere(published('item.tutorialId')).groupBy('item.collectionId').getRawMany();
        const byId = new Map(counts.map(({ id, count })=>[
                Number(id),
                Number(count)
            ]));
        return collections.map(({ id, name, description, shareToken })=>({
                name,
                description,
                path: `/collections/partagees/${shareToken}`,
                tutorialCount: byId.get(id) ?? 0
            }));
    }
}
ProfilesService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(PublicProfile)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], ProfilesService);
function notFound() {
    return new NotFoundException("Ce membre n\u2019a pas de page publique.");
}
//# sourceMappingURL=profiles.service.js.map
