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
import { BadRequestException, ForbiddenException, Injectable } from '@nestjs/common';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { MediaService } from '../media/media.service.js';
import { authorsOf } from '../tutorials/signature.js';
import { PublicationService } from '../tutorials/publication.service.js';
import { textFieldsOf } from '../revisions/written-text.js';
import { toAuthorDto, toTutorialItemDto } from '../tutorials/tutorials.dto.js';
import { canEdit, canReverse, isAuthor } from '../tutorials/tutorials.policy.js';
import { erasedAt, TrashService } from '../tutorials/trash.service.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { withdrawers } from './contributions.dto.js';
const AUTHORS_ONLY = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
export class ContributionsService {
    tutorials;
    audit;
    publication;
    trash;
    media;
    revisions;
    domains;
    constructor(tutorials, audit, publication, trash, media, revisions, domains){
        this.tutorials = tutorials;
        this.audit = audit;
        this.publication = publication;
        this.trash = trash;
        this.media = media;
        this.revisions = revisions;
        this.domains = domains;
    }
    /**
   * @param also runs in the same transaction
   * @throws BadRequestException when the domain or the cover does not exist
   */ async publish(body, { id, displayName, avatar, bio }, also) {
        await this.requireCover(body.image);
        const author = {
            authorId: id,
            authorName: displayName,
            authorAvatar: avatar,
            authorBio: bio
        };
        return this.tutorials.publish(await this.withCurrentDomain(body), author, also);
    }
    /**
   * @param versions replaces only one of these versions; any version when omitted
   * @param also runs in the same transaction, with the tutorial as it was
   * @throws NotFoundException, ForbiddenException, BadRequestException when the domain or the cover does not exist
   * @throws PreconditionFailedException when the present version is none of these
   */ async rewrite(id, body, user, versions, also) {
        const { image } = await this.requireOwn(id, user);
        if (body.image !== image) await this.requireCover(body.image);
        const noting = this.auditHook('tutorial.rewrite', user);
        const both = async (manager, before)=>{
            await noting(manager, before);
            await also?.(manager, before, false);
        };
        return this.tutorials.rewrite(id, await this.withCurrentDomain(body), {
            editorId: user.id
        }, versions, both);
    }
    /**
   * Publishes or unpublishes a tutorial.
   * @throws NotFoundException, ForbiddenException
   */ async setPublished(id, isPublished, user) {
        await this.requireOwn(id, user);
        await this.publication.setPublished(id, isPublished, user);
        return this.get(id);
    }
    /**
   * Moves a tutorial to the trash.
   * @throws NotFoundException, ForbiddenException
   */ async delete(id, user) {
        await this.requireOwn(id, user);
        await this.trash.moveToTrash(id, user, this.auditHook('tutorial.delete', user));
    }
    /** A member's tutorials in the trash. */ async listDeleted(user, page) {
        const { tutorials, total } = await this.tutorials.listBy(user.id, page, 'deleted');
        const deleted = await this.trash.deletedAmong(tutorials.map(({ id })=>id));
        const items = tutorials.flatMap((tutorial)=>{
            const row = deleted.get(tutorial.id);
            // Restored or erased a moment ago.
            if (!row) return [];
            const moments = {
                deletedAt: row.deletedAt.toISOString(),
                erasedAt: erasedAt(row).toISOString()
            };
            return [
                {
                    ...toTutorialItemDto(tutorial),
                    ...moments,
                    isRestorable: canReverse(row, user)
                }
            ];
        });
        return {
            tutorials: items,
            total
        };
    }
    /**
   * Restores a tutorial from the trash.
   * @throws NotFoundException, ForbiddenException
   */ async restoreDeleted(id, user) {
        await this.trash.restore(id, user, this.auditHook('tutorial.restore', user));
        return this.get(id);
    }
    /**
   * Erases a tutorial in the trash for good.
   * @throws NotFoundException
   */ async erase(id, user) {
        await this.trash.erase(id, user, this.auditHook('tutorial.erase', user));
    }
    /**
   * With its Markdown and its HTML.
   * @throws NotFoundException, ForbiddenException
   */ async getOwn(id, user) {
        const tutorial = await this.requireOwn(id, user);
        return {
            ...tutorial,
            content: (await this.tutorials.get(id)).content
        };
    }
    /**
   * With its Markdown, without its HTML.
   * @throws NotFoundException, ForbiddenException
   */ async requireOwn(id, user) {
        const tutorial = await this.tutorials.getWhole(id);
        if (canEdit(tutorial, user)) return tutorial;
        throw new ForbiddenException(AUTHORS_ONLY);
    }
    /**
   * Versions of a tutorial, newest first.
   * @throws NotFoundException, ForbiddenException when its authors do not show them
   */ async listRevisions(id, user, page) {
        const { tutorial, readers } = await this.openHistory(id, user);
        const { revisions, total } = await this.revisions.list(id, readers, page);
        return {
            revisions: revisions.map((revision)=>signed(revision, tutorial, readers)),
            total
        };
    }
    /**
   * With its Markdown.
   * @throws what `listRevisions` throws
   */ async getRevision(id, version, user) {
        const { tutorial, readers } = await this.openHistory(id, user);
        return signed(await this.revisions.get(id, version, readers), tutorial, readers);
    }
    /**
   * Shows earlier versions to readers, or hides them.
   * @throws NotFoundException, ForbiddenException
   */ async setHistoryPublic(id, isPublic, user) {
        await this.requireOwn(id, user);
        const noting = this.auditHook(isPublic ? 'tutorial.show-history' : 'tutorial.hide-history', user);
        await this.publication.setHistoryPublic(id, isPublic, noting);
    }
    async openHistory(id, user) {
        const tutorial = await this.tutorials.getWhole(id);
        if (user && canEdit(tutorial, user)) return {
            tutorial,
            readers: 'authors'
        };
        const isOnSite = !(await this.publication.unpublishedAmong([
            id
        ])).has(id);
        if (tutorial.historyIsPublic && isOnSite) return {
            tutorial,
            readers: 'everybody'
        };
        throw new ForbiddenException("Les auteurs de ce tutoriel n\u2019en montrent pas l\u2019historique.");
    }
    /**
   * Restores an earlier version as a new one. A cover that no longer exists is not restored; the present one stays.
   * @throws what `rewrite` throws
   */ async restore(id, version, user, versions) {
        // Reading a version does not imply the right to restore it.
        await this.requireOwn(id, user);
        const { image, ...said } = textFieldsOf(await this.getRevision(id, version, user));
        const isKept = image === null || await this.media.has(image);
        const domainId = await this.restoredDomain(id, said.domainId);
        const written = {
            ...said,
            domainId,
            ...isKept ? {
                image
            } : {}
        };
        const editing = {
            editorId: user.id,
            restoredVersion: version
        };
        return this.tutorials.rewrite(id, written, editing, versions, this.auditHook('tutorial.rewrite', user));
    }
    async list({ id }, page) {
        return this.withPublication(await this.tutorials.listBy(id, page));
    }
    /** Tutorials of all authors, for administrators. */ async listAll(query, page) {
        const { older, ...list } = await this.tutorials.listAll(query, page);
        return {
            ...await this.withPublication(list),
            older
        };
    }
    /** @throws NotFoundException */ async get(id) {
        const tutorial = await this.tutorials.get(id);
        const { tutorials } = await this.withPublication({
            tutorials: [
                tutorial
            ],
            total: 1
        });
        return tutorials[0];
    }
    /** Follows a merge of the domain since the text was begun. */ async withCurrentDomain(body) {
        return {
            ...body,
            domainId: await this.domains.currentId(body.domainId)
        };
    }
    /** The domain of an earlier version, or the present one if that no longer exists. */ async restoredDomain(tutorialId, earlier) {
        const current = await this.domains.currentId(earlier);
        if (await this.domains.has(current)) return current;
        return (await this.tutorials.getWhole(tutorialId)).domainId;
    }
    async requireCover(url) {
        if (!url || await this.media.has(url)) return;
        const message = "Cette couverture n\u2019est pas ou plus sur le site : envoyez l\u2019image \xe0 nouveau.";
        throw new BadRequestException({
            message,
            errors: {
                image: message
            }
        });
    }
    async withPublication(list) {
        const ids = list.tutorials.map(({ id })=>id);
        const unpublished = await this.publication.unpublishedAmong(ids);
        const deleted = unpublished.size > 0 ? await this.trash.deletedAmong(ids) : undefined;
        const tutorials = list.tutorials.map((tutorial)=>{
            const hidden = unpublished.get(tutorial.id);
            return {
                ...toTutorialItemDto(tutorial),
                authors: authorsOf(tutorial).map(toAuthorDto),
                isPublished: !hidden,
                review: hidden?.review ?? null,
                reviewNote: hidden?.reviewNote ?? null,
                unpublishedBy: hidden ? withdrawers[hidden.byAdministrator ? 1 : 0] : null,
                deletedAt: deleted?.get(tutorial.id)?.deletedAt.toISOString() ?? null
            };
        });
        return {
            tutorials,
            total: list.total
        };
    }
    /** Audits changes to somebody else's tutorial; changes by its authors are not audited. */ auditHook(action, actor) {
        return async (manager, tutorial)=>{
            if (isAuthor(tutorial, actor)) return;
            const { id, authorId, title } = tutorial;
            await this.audit.record(manager, {
                actorId: actor.id,
                action,
                targetType: 'tutorial',
                targetId: id,
                before: {
                    authorId,
                    title
                }
            });
        };
    }
}
ContributionsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof PublicationService === "undefined" ? Object : PublicationService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof MediaService === "undefined" ? Object : MediaService,
        typeof RevisionsService === "undefined" ? Object : RevisionsService,
        typeof DomainsService === "undefined" ? Object : DomainsService
    ])
], ContributionsService);
/** Hides editors who are not authors from readers, such as administrators who helped. */ function signed(revision, tutorial, readers) {
    const { editor } = revision;
    const isNamed = readers === 'authors' || editor && isAuthor(tutorial, editor);
    return isNamed ? revision : {
        ...revision,
        editor: null
    };
}
//# sourceMappingURL=contributions.service.js.map
