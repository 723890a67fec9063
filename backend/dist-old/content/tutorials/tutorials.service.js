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
import { BadRequestException, Injectable, PreconditionFailedException } from '@nestjs/common';
import { fold } from '../../api-client/fold.js';
import { DataSource } from 'typeorm';
import { DomainsService } from '../domains/domains.service.js';
import { toPage } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { IndexPreparation } from '../search-index/index-preparation.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { withDefaults, textFieldsOf } from '../revisions/written-text.js';
import { ReviewsService } from './reviews.service.js';
import { TrashService } from './trash.service.js';
import { TutorialAuthorsService } from './tutorial-authors.service.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { canEdit } from './tutorials.policy.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { MAX_LISTED } from './tutorials.dto.js';
import { normalTags, tagKey } from './tags.js';
import { ViewCounter } from './view-counter.js';
/** Sort orders of the list in terms of the search index. */ const foundOrders = {
    popularity: {
        order: 'id'
    },
    recent: {
        order: 'date'
    },
    title: {
        order: 'title',
        direction: 'asc'
    }
};
export class TutorialsService {
    tutorials;
    index;
    preparation;
    views;
    events;
    domains;
    renderer;
    revisions;
    trash;
    authors;
    reviews;
    dataSource;
    constructor(tutorials, index, preparation, views, events, domains, renderer, revisions, trash, authors, reviews, dataSource){
        this.tutorials = tutorials;
        this.index = index;
        this.preparation = preparation;
        this.views = views;
        this.events = events;
        this.domains = domains;
        this.renderer = renderer;
        this.revisions = revisions;
        this.trash = trash;
        this.authors = authors;
        this.reviews = reviews;
        this.dataSource = dataSource;
    }
    /**
   * With `q`, tutorials that contain all of its words, or nearly.
   * @throws BusyException
   */ async list(query) {
        const { q, difficulty, sort } = query;
        const domainId = await this.domains.currentId(query.domainId);
        if (q) return this.find(q, {
            ...query,
            domainId
        });
        const page = toPage(query, MAX_LISTED);
        const [tutorials, total] = await this.tutorials.list({
            domainId,
            difficulty
        }, {
            sort
        }, page);
        return {
            tutorials,
            total
        };
    }
    /** For administrators, including unpublished ones. `q` matches in the title or description. */ async listAll({ q, id, before, sort = 'recent', order, state, domainId: asked, difficulty }, page) {
        const domainId = await this.domains.currentId(asked);
        const filter = {
            match: q ? fold(q) : undefined,
            domainId,
            difficulty,
            state: state ?? 'any'
        };
        const selection = {
            ids: id,
            before,
            sort,
            order
        };
        const [tutorials, total, older] = await this.tutorials.list(filter, selection, page);
        return {
            tutorials,
            total,
            older
        };
    }
    async trending(limit = 6) {
        return this.tutorials.trending(limit);
    }
    async suggestions({ excludeId, domainId: asked, tags = [], limit = 3 }) {
        if (!asked && tags.length === 0) return [];
        const domainId = await this.domains.currentId(asked);
        return this.tutorials.findSimilar({
            excludeId,
            domainId,
            tags: tags.map(tagKey)
        }, limit);
    }
    /**
   * Published or not.
   * @throws NotFoundException
   */ async get(id) {
        const tutorial = await this.views.addPending(()=>this.tutorials.findWithContent(id));
        if (!tutorial) throw tutorialNotFound();
        return tutorial;
    }
    /** @throws NotFoundException when it does not exist or the reader may not read it */ async read(id, reader) {
        const tutorial = await this.views.addPending(()=>this.tutorials.findPublished(id));
        return tutorial ?? this.getUnpublished(id, reader);
    }
    /** The published ones among these, with their content, in the given order. */ async readMany(ids) {
        const found = new Map((await this.tutorials.findPublishedAmong(ids)).map((one)=>[
                one.id,
                one
            ]));
        return ids.flatMap((id)=>found.get(id) ?? []);
    }
    /** @throws NotFoundException when it does not exist or the reader may not read it */ async require(id, reader) {
        if (!await this.tutorials.isPublished(id)) await this.getUnpublished(id, reader);
    }
    /**
   * Awaits a write that references a tutorial, which may be deleted at any time.
   * @throws NotFoundException when it no longer exists
   */ async whileExists(id, write) {
        try {
            return await write;
        } catch (error) {
            if (isForeignKeyViolation(error) && !await this.tutorials.exists(id)) throw tutorialNotFound();
            throw error;
        }
    }
    /** By id; erased tutorials are missing. */ async titlesOf(ids) {
        return this.tutorials.titlesOf(ids);
    }
    /** Stored media of an imported tutorial, by the link in its source. */ async findAssets(id) {
        return this.tutorials.findAssets(id);
    }
    /** By source path. The checksum of one in the trash is empty, so that its file restores it. */ async findImported() {
        const rows = await this.tutorials.findImported();
        const deleted = await this.trash.deletedIds();
        return new Map(rows.map(({ id, sourcePath, checksum })=>[
                sourcePath,
                {
                    id,
                    checksum: deleted.has(id) ? '' : checksum
                }
            ]));
    }
    /**
   * Inserts imported tutorials, or replaces those with an `id`, even from the trash; all or none.
   * @returns their ids
   */ async saveImported(texts) {
        return this.dataSource.transaction(async (manager)=>{
            const ids = [];
            for (const { input, rendered, id } of texts){
                const known = id && await this.tutorials.lockAny(manager, id);
                if (known === null) throw tutorialNotFound();
                if (known) await this.trash.restoreImported(manager, known);
                const row = {
                    ...input,
                    ...withDefaults(input),
                    image: input.image ?? null,
                    authorId: null
                };
                const tutorialId = await this.save(manager, row, rendered, {
                    editorId: null
                }, id);
                if (id) await this.authors.updateSignature(manager, id);
                ids.push(tutorialId);
            }
            return ids;
        });
    }
    /**
   * Publishes a contributor's tutorial, or holds it for review.
   * @throws BadRequestException when the domain does not exist
   * @throws what MarkdownRenderer throws for a text that it refuses
   */ async publish(written, author, also) {
        const nowhereElse = {
            sourcePath: null,
            checksum: null,
            licence: null,
            sourceUrl: null,
            authors: null
        };
        const image = written.image ?? null;
        const row = {
            ...withDefaults(written),
            ...author,
            ...nowhereElse,
            image,
            assets: {},
            date: new Date()
        };
        const { domainId } = written;
        const rendered = await this.renderer.renderFor(author.authorId, row.source);
        return this.write(domainId, async (manager)=>{
            const tutorialId = await this.save(manager, row, rendered, {
                editorId: author.authorId
            });
            const tutorial = await this.tutorials.findWithContent(tutorialId, manager);
            const isHeld = await this.reviews.holdForReview(manager, tutorial, author.authorId);
            await also?.(manager, tutorial, isHeld);
            const payload = {
                tutorialId,
                domainId,
                authorId: author.authorId
            };
            if (!isHeld) await this.events.publish(manager, 'tutorial.published', payload);
            return {
                tutorial,
                isHeld
            };
        });
    }
    /**
   * Replaces the text of a tutorial; its authors and date stay, and its cover if none is given.
   * @param editing who edits, and the version restored
   * @param versions replaces only one of these versions; any version when omitted
   * @param also receives the tutorial as it was
   * @throws NotFoundException, BadRequestException when the domain does not exist
   * @throws what MarkdownRenderer throws for a text that it refuses
   * @throws PreconditionFailedException when the present version is none of these
   */ async rewrite(id, written, editing, versions, also) {
        for(;;){
            const known = await this.getWhole(id);
            if (versions?.includes(known.version) === false) throw rewrittenMeanwhile();
            const rendered = await this.renderer.renderFor(editing.editorId, written.source, known.assets);
            const rewritten = await this.write(written.domainId, async (manager)=>{
                const before = await this.tutorials.lock(manager, id);
                if (!before) throw tutorialNotFound();
                // Somebody else has saved meanwhile, perhaps with other images.
                if (before.version !== known.version) return undefined;
                const image = written.image === undefined ? before.image : written.image;
                await this.save(manager, {
                    ...before,
                    ...withDefaults(written),
                    image
                }, rendered, editing, id);
                await also?.(manager, before, false);
                return await this.tutorials.findWithContent(id, manager);
            });
            // If somebody has deleted it since, the edit still succeeded.
            if (rewritten) return await this.views.addPending(()=>this.tutorials.findWithContent(id)) ?? rewritten;
        }
    }
    /**
   * With its Markdown.
   * @throws NotFoundException
   */ async getWhole(id, manager) {
        const tutorial = await this.tutorials.findWhole(id, manager);
        if (!tutorial) throw tutorialNotFound();
        return tutorial;
    }
    /**
   * `getWhole` with a row lock until the transaction ends.
   * @throws NotFoundException
   */ async lock(manager, id) {
        const tutorial = await this.tutorials.lock(manager, id);
        if (!tutorial) throw tutorialNotFound();
        return tutorial;
    }
    /** What a member has written, alone or with others, newest first; the trash only when asked for. */ async listBy(authorId, page, state = 'any') {
        const [tutorials, total] = await this.tutorials.list({
            authorId,
            state
        }, {
            sort: 'recent'
        }, page);
        return {
            tutorials,
            total
        };
    }
    /** What a member has published. */ async listPublishedBy(authorId, page) {
        const [tutorials, total] = await this.tutorials.list({
            authorId
        }, {
            sort: 'recent'
        }, page);
        return {
            tutorials,
            total
        };
    }
    async find(text, { domainId, difficulty, sort = 'popularity', ...page }) {
        const { limit, offset } = toPage(page, MAX_LISTED);
        const preparing = await this.preparation.present();
        const request = {
            text,
            domainId,
            difficulty,
            ...foundOrders[sort],
            limit,
            offset
        };
        const { ids, total } = await this.index.search(request);
        const tutorials = await this.tutorials.findListed(ids);
        // Some were unpublished a moment ago.
        const gone = ids.length - tutorials.length;
        return {
            tutorials,
            total: total - gone,
            ...preparing && {
                preparing
            }
        };
    }
    async getUnpublished(id, reader) {
        const tutorial = reader && await this.tutorials.findWithContent(id);
        if (!tutorial) throw tutorialNotFound();
        if (canEdit(tutorial, reader) || await this.reviews.mayRead(id, reader)) return tutorial;
        throw tutorialNotFound();
    }
    /** @throws BadRequestException when the domain does not exist */ async write(domainId, act) {
        try {
            return await this.dataSource.transaction(act);
        } catch (error) {
            if (!isForeignKeyViolation(error) || await this.domains.has(domainId)) throw error;
            const message = "Ce domaine n\u2019existe pas.";
            throw new BadRequestException({
                message,
                errors: {
                    domainId: message
                }
            });
        }
    }
    async save(manager, input, { html, readTime }, { editorId, restoredVersion }, id) {
        const now = new Date();
        const row = {
            ...textFieldsOf(input),
            tags: normalTags(input.tags),
            sourcePath: input.sourcePath,
            checksum: input.checksum,
            assets: input.assets,
            authorId: input.authorId,
            authorName: input.authorName,
            authorBio: input.authorBio,
            authorAvatar: input.authorAvatar,
            authors: input.authors,
            date: input.date,
            licence: input.licence,
            sourceUrl: input.sourceUrl,
            titleFolded: fold(input.title),
            matchText: `${fold(input.title)}\n${fold(input.description)}`,
            content: html,
            readTime,
            rendererVersion: RENDERER_VERSION,
            createdAt: now,
            updatedAt: now
        };
        const { tutorialId, version } = await this.tutorials.saveTutorial(manager, row, id);
        const isImported = editorId === null;
        const origin = {
            tutorialId,
            version,
            editorId,
            isImported,
            restoredVersion: restoredVersion ?? null,
            neverShown: id !== undefined && await manager.existsBy(UnpublishedTutorial, {
                tutorialId
            })
        };
        await this.revisions.addRevision(manager, origin, row);
        await this.events.publish(manager, 'tutorial.saved', {
            tutorialId
        });
        return tutorialId;
    }
}
TutorialsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository,
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof IndexPreparation === "undefined" ? Object : IndexPreparation,
        typeof ViewCounter === "undefined" ? Object : ViewCounter,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof MarkdownRenderer === "undefined" ? Object : MarkdownRenderer,
        typeof RevisionsService === "undefined" ? Object : RevisionsService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof ReviewsService === "undefined" ? Object : ReviewsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], TutorialsService);
function rewrittenMeanwhile() {
    return new PreconditionFailedException("Ce tutoriel a \xe9t\xe9 modifi\xe9 entre-temps. Rechargez-le, puis reportez-y vos changements.");
}
//# sourceMappingURL=tutorials.service.js.map
