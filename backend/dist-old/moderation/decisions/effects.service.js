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
import { HttpException, Injectable } from '@nestjs/common';
import { CollectionModerationService } from '../../community/collections/collection-moderation.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { DeletedCommentsService } from '../../community/comments/deleted-comments.service.js';
import { PublicationService } from '../../content/tutorials/publication.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { AuditService } from '../audit/audit.service.js';
export class EffectsService {
    comments;
    deletedComments;
    publication;
    trash;
    collections;
    audit;
    effects = {
        comment: {
            delete: async (manager, id, actor)=>{
                const comment = await this.comments.lock(manager, id);
                if (comment) await this.comments.deleteWithin(manager, comment, actor, {
                    isToldByDecision: true
                });
                return comment !== null;
            }
        },
        tutorial: {
            hide: (manager, id, actor, at)=>unlessGone(()=>this.publication.takeDown(manager, id, actor, at)),
            delete: (manager, id, actor, at)=>unlessGone(()=>this.trash.takeDown(manager, id, actor, at, (_, { title, authorId })=>this.audit.record(manager, {
                            ...noted('tutorial.delete', id, actor),
                            before: {
                                title,
                                authorId
                            }
                        })))
        },
        collection: {
            hide: (manager, id, actor)=>unlessGone(()=>this.collections.hideWithin(manager, id, true, null, actor)),
            delete: (manager, id, actor)=>unlessGone(async ()=>{
                    await this.collections.deleteWithin(manager, id, actor);
                    return true;
                })
        },
        member: {}
    };
    returns = {
        comment: {
            delete: async (manager, id, actor)=>{
                if (await this.comments.lock(manager, id)) return true;
                await this.deletedComments.restoreWithin(manager, id, actor, {
                    isToldByDecision: true
                });
                return true;
            }
        },
        tutorial: {
            hide: (manager, id, actor, decided)=>this.publication.reinstate(manager, id, actor, decided),
            delete: (manager, id, actor, decided)=>this.trash.reinstate(manager, id, decided, ()=>this.audit.record(manager, noted('tutorial.restore', id, actor)))
        },
        collection: {
            hide: async (manager, id, actor)=>{
                await this.collections.hideWithin(manager, id, false, null, actor);
                return true;
            }
        },
        member: {}
    };
    constructor(comments, deletedComments, publication, trash, collections, audit){
        this.comments = comments;
        this.deletedComments = deletedComments;
        this.publication = publication;
        this.trash = trash;
        this.collections = collections;
        this.audit = audit;
    }
    /** Resolves to whether the content has changed; content already deleted has not. */ async applyEffect(manager, { kind, subjectId }, outcome, actor, at) {
        return await this.effects[kind][outcome]?.(manager, subjectId, actor, at) ?? false;
    }
    /** Resolves to whether the content is as before; content purged since cannot be restored. */ async undoEffect(manager, { kind, subjectId }, outcome, actor, decided) {
        return unlessGone(async ()=>await this.returns[kind][outcome]?.(manager, subjectId, actor, decided) ?? false);
    }
}
EffectsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof DeletedCommentsService === "undefined" ? Object : DeletedCommentsService,
        typeof PublicationService === "undefined" ? Object : PublicationService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof CollectionModerationService === "undefined" ? Object : CollectionModerationService,
        typeof AuditService === "undefined" ? Object : AuditService
    ])
], EffectsService);
/** Treats a refusal as no effect: refusals are thrown before anything is written. */ async function unlessGone(effect) {
    try {
        return await effect();
    } catch (error) {
        if (error instanceof HttpException) return false;
        throw error;
    }
}
function noted(action, targetId, { id: actorId }) {
    return {
        actorId,
        action,
        targetType: 'tutorial',
        targetId
    };
}
//# sourceMappingURL=effects.service.js.map
