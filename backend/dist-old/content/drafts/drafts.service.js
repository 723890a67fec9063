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
import { ConflictException, Injectable, NotFoundException, PreconditionFailedException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { checkAccess } from '../../members/auth/access.guard.js';
import { UsersService } from '../../members/users/users.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { TutorialBody } from '../contributions/contributions.dto.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { withImageLinks } from '../markdown/source/image-links.js';
import { UploadedImagesService } from '../images/uploaded-images.service.js';
import { PublicationService } from '../tutorials/publication.service.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { toDraftDto, toDraftItemDto } from './drafts.dto.js';
import { mayOpenDraft } from './drafts.policy.js';
import { DraftsRepository } from './drafts.repository.js';
import { withDefaults, textFieldsOf } from '../revisions/written-text.js';
import { TutorialDraft } from './tutorial-draft.entity.js';
/** More than anybody writes at a time; each may hold 200,000 characters. */ export const MAX_DRAFTS = 100;
const MAX_TITLE = 200;
const COPY = ' (copie)';
const draftNotFound = ()=>new NotFoundException("Ce brouillon n\u2019existe pas ou plus.");
const savedMeanwhile = ()=>new PreconditionFailedException("Ce brouillon a \xe9t\xe9 enregistr\xe9 ailleurs entre-temps. Rechargez-le, puis reportez-y vos changements.");
export class DraftsService {
    drafts;
    tutorials;
    contributions;
    publication;
    users;
    domains;
    dataSource;
    input = new InputPipe();
    constructor(drafts, tutorials, contributions, publication, users, domains, images, authors, dataSource){
        this.drafts = drafts;
        this.tutorials = tutorials;
        this.contributions = contributions;
        this.publication = publication;
        this.users = users;
        this.domains = domains;
        this.dataSource = dataSource;
        images.registerTexts(()=>drafts.eachText());
        // A shared draft must not be deleted with one author's account.
        authors.onAuthorRemoved(async (manager, { tutorialId, heirId })=>{
            if (heirId !== null) await drafts.reassign(manager, tutorialId, heirId);
        });
    }
    /**
   * @param tutorialId lists only the draft of this tutorial
   * @throws NotFoundException, ForbiddenException when the member may not edit it
   */ async list(user, tutorialId, page) {
        if (tutorialId) await this.contributions.requireOwn(tutorialId, user);
        const [drafts, total] = await this.drafts.list(tutorialId ? {
            tutorialId
        } : {
            userId: user.id
        }, page);
        const titles = await this.tutorials.titlesOf(drafts.flatMap((draft)=>draft.tutorialId ?? []));
        return {
            drafts: drafts.map((draft)=>toDraftItemDto(draft, titleOf(draft, titles))),
            total
        };
    }
    /**
   * Returns the draft with this tutorial or creation key, or creates one.
   * @throws ForbiddenException, NotFoundException when the member may not edit the tutorial
   * @throws ConflictException when the member has as many drafts as allowed
   */ async create(body, user) {
        const tutorial = body.tutorialId ? await this.contributions.requireOwn(body.tutorialId, user) : null;
        if (!tutorial) checkAccess('contributor', user);
        const known = await this.findBegun(body, user);
        if (known) return {
            draft: await this.read(known.id, user),
            isNew: false
        };
        const now = new Date();
        const row = {
            ...await this.withCurrentDomain(body),
            image: (body.image === undefined ? tutorial?.image : body.image) ?? null,
            userId: tutorial?.authorId ?? user.id,
            tutorialId: tutorial?.id ?? null,
            tutorialVersion: tutorial && (body.tutorialVersion ?? tutorial.version),
            creationKey: tutorial ? null : body.key ?? null,
            savedById: user.id,
            version: 1,
            createdAt: now,
            savedAt: now
        };
        try {
            const id = await this.dataSource.transaction(async (manager)=>this.insertDraft(manager, row));
            return {
                draft: await this.read(id, user),
                isNew: true
            };
        } catch (error) {
            // The same request, or another one for this tutorial, was handled a moment before.
            const meanwhile = isUniqueViolation(error) && await this.findBegun(body, user);
            if (!meanwhile) throw error;
            return {
                draft: await this.read(meanwhile.id, user),
                isNew: false
            };
        }
    }
    /** @throws NotFoundException when it does not exist or the member may not open it */ async read(id, user) {
        const { draft, tutorial } = await this.readDraft(id, user);
        return toDraftDto(draft, tutorial?.title ?? null);
    }
    /**
   * @param versions replaces only one of these versions; any version when omitted
   * @throws NotFoundException when it does not exist or the member may not open it
   * @throws PreconditionFailedException when the present version is none of these
   */ async save(id, body, user, versions) {
        const { tutorial } = await this.readDraft(id, user);
        const said = await this.withCurrentDomain(body);
        return this.dataSource.transaction(async (manager)=>{
            const before = await this.lock(manager, id, versions);
            const after = {
                ...said,
                image: body.image === undefined ? before.image : body.image,
                tutorialVersion: before.tutorialId ? body.tutorialVersion ?? before.tutorialVersion : null,
                // Without a member as author, the draft belongs to whoever saves it, so that no other account's deletion takes
                // it.
                userId: tutorial ? tutorial.authorId ?? user.id : before.userId,
                savedById: user.id,
                version: before.version + 1,
                savedAt: new Date()
            };
            await manager.update(TutorialDraft, id, after);
            return {
                ...before,
                ...after
            };
        });
    }
    /**
   * Creates a draft from a tutorial, including its imported images.
   * @throws NotFoundException, ForbiddenException when the member may not edit it or is no contributor
   * @throws ConflictException when the member has as many drafts as allowed
   */ async duplicate(tutorialId, user, key) {
        const tutorial = await this.contributions.requireOwn(tutorialId, user);
        checkAccess('contributor', user);
        const addresses = Object.entries(tutorial.assets).flatMap(([link, { url }])=>url ? [
                [
                    link,
                    url
                ]
            ] : []);
        const now = new Date();
        const row = {
            ...withDefaults({
                ...tutorial,
                source: withImageLinks(tutorial.source, new Map(addresses))
            }),
            title: titleOfCopy(tutorial.title),
            image: tutorial.image,
            userId: user.id,
            tutorialId: null,
            tutorialVersion: null,
            creationKey: null,
            savedById: user.id,
            version: 1,
            createdAt: now,
            savedAt: now
        };
        return this.dataSource.transaction(async (manager)=>{
            const id = await this.insertDraft(manager, row);
            const draft = toDraftDto({
                ...row,
                id,
                savedBy: user
            }, null);
            await storeAnswer(manager, key, draft);
            return draft;
        });
    }
    /** @throws what `save` throws */ async delete(id, user, versions) {
        await this.readDraft(id, user);
        await this.dataSource.transaction(async (manager)=>{
            await this.lock(manager, id, versions);
            await manager.delete(TutorialDraft, {
                id
            });
        });
    }
    /**
   * Changes something about a draft other than its text.
   * @throws what `save` throws
   */ async change(id, user, versions, act) {
        await this.readDraft(id, user);
        await this.dataSource.transaction(async (manager)=>{
            await this.lock(manager, id, versions);
            await act(manager);
        });
        const { draft, tutorial } = await this.readDraft(id, user);
        return toDraftItemDto(draft, tutorial?.title ?? null);
    }
    /**
   * Checks that a draft could be published automatically and that readers would then see it.
   * @throws what `publish` throws about the text and who publishes it
   * @throws ConflictException when its tutorial is unpublished
   */ async checkPublishable(id, user, versions) {
        const { draft } = await this.toPublish(id, user, versions);
        const { tutorialId } = draft;
        if (tutorialId && (await this.publication.unpublishedAmong([
            tutorialId
        ])).size > 0) {
            throw new ConflictException("Ce tutoriel n\u2019est pas sur le site : remettez-le d\u2019abord en ligne.");
        }
    }
    /**
   * Publishes a draft, then deletes it.
   * @param also runs in the same transaction, before the draft is deleted
   * @throws what `save` throws, and what publishing or rewriting a tutorial throws
   * @throws PreconditionFailedException also when the tutorial is no longer the version that the draft is based on
   */ async publish(id, user, versions, key, also) {
        const { draft, body } = await this.toPublish(id, user, versions);
        const instead = async (manager, published)=>{
            await this.lock(manager, id, [
                draft.version
            ]);
            await also?.(manager, published);
            await manager.delete(TutorialDraft, {
                id
            });
            await storeAnswer(manager, key, published);
        };
        if (draft.tutorialId === null) {
            const { tutorial, isHeld } = await this.contributions.publish(body, user, (manager, { id: tutorialId, version }, held)=>instead(manager, {
                    tutorialId,
                    version,
                    isHeld: held
                }));
            return {
                tutorialId: tutorial.id,
                version: tutorial.version,
                isHeld
            };
        }
        const published = {
            tutorialId: draft.tutorialId,
            version: draft.tutorialVersion + 1,
            isHeld: false
        };
        await this.contributions.rewrite(draft.tutorialId, body, user, [
            draft.tutorialVersion
        ], (manager)=>instead(manager, published));
        return published;
    }
    async toPublish(id, user, versions) {
        const { draft } = await this.readDraft(id, user);
        if (draft.tutorialId === null) checkAccess('contributor', user);
        if (versions?.includes(draft.version) === false) throw savedMeanwhile();
        return {
            draft,
            body: await this.toBody(draft)
        };
    }
    /** The text to save; a merged domain is replaced by the one that it was merged into. */ async withCurrentDomain(body) {
        const text = withDefaults(body);
        return {
            ...text,
            domainId: await this.domains.currentId(text.domainId)
        };
    }
    /**
   * With its Markdown.
   * @throws NotFoundException when it does not exist or the member may not open it
   */ async readDraft(id, user) {
        const draft = await this.drafts.find({
            id
        });
        const tutorial = draft?.tutorialId ? await this.tutorials.getWhole(draft.tutorialId) : null;
        if (!draft || !mayOpenDraft(draft, tutorial, user)) throw draftNotFound();
        return {
            draft,
            tutorial
        };
    }
    async findBegun({ tutorialId, key }, user) {
        if (tutorialId) return this.drafts.find({
            tutorialId
        });
        return key ? this.drafts.find({
            userId: user.id,
            creationKey: key
        }) : null;
    }
    async insertDraft(manager, row) {
        await this.users.lock(manager, row.userId);
        if (await this.drafts.count(manager, row.userId) >= MAX_DRAFTS) {
            throw new ConflictException(errorBody('limit_reached', `Il y a d\xe9j\xe0 ${MAX_DRAFTS} brouillons, le maximum. Publiez-en ou supprimez-en un depuis \xab Mes contributions \xbb.`));
        }
        const { identifiers } = await manager.insert(TutorialDraft, row);
        return identifiers[0].id;
    }
    async lock(manager, id, versions) {
        const draft = await this.drafts.lock(manager, id);
        if (!draft) throw draftNotFound();
        if (versions?.includes(draft.version) === false) throw savedMeanwhile();
        return draft;
    }
    /**
   * Validates a draft like a request body.
   * @throws BadRequestException that names the missing fields
   */ async toBody(draft) {
        return await this.input.transform(textFieldsOf(draft), {
            type: 'body',
            metatype: TutorialBody
        });
    }
}
DraftsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftsRepository === "undefined" ? Object : DraftsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof ContributionsService === "undefined" ? Object : ContributionsService,
        typeof PublicationService === "undefined" ? Object : PublicationService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DraftsService);
function titleOfCopy(title) {
    const room = MAX_TITLE - COPY.length;
    // Never cut a surrogate pair in half.
    return `${title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')}${COPY}`;
}
function titleOf({ tutorialId }, titles) {
    return tutorialId ? titles.get(tutorialId) ?? null : null;
}
//# sourceMappingURL=drafts.service.js.map
