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
import { Injectable, NotFoundException } from '@nestjs/common';
import { CollectionsService } from '../../community/collections/collections.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { authorsOf } from '../../content/tutorials/signature.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { keyOf } from './subject-kinds.js';
const MAX_SAID = 1000;
export class SubjectsService {
    comments;
    tutorials;
    authors;
    collections;
    users;
    constructor(comments, tutorials, authors, collections, users){
        this.comments = comments;
        this.tutorials = tutorials;
        this.authors = authors;
        this.collections = collections;
        this.users = users;
    }
    /** @throws NotFoundException, also when the reader may not read its tutorial */ async comment(id, reader) {
        const { tutorialId, content, userId } = await this.comments.get(id);
        await this.tutorials.require(tutorialId, reader);
        const snapshot = {
            subjectTitle: null,
            said: content,
            subjectAuthorId: userId
        };
        return {
            kind: 'comment',
            subjectId: id,
            ...snapshot,
            ownerIds: [
                userId
            ]
        };
    }
    /** @throws NotFoundException */ async tutorial(id, reader) {
        const tutorial = await this.tutorials.read(id, reader);
        const ownerIds = authorsOf(tutorial).flatMap((author)=>author.id ?? []);
        const snapshot = {
            ...described(tutorial.title, tutorial.description),
            subjectAuthorId: tutorial.authorId
        };
        return {
            kind: 'tutorial',
            subjectId: id,
            ...snapshot,
            ownerIds
        };
    }
    /** By share link, the only way to see it. @throws NotFoundException */ async collection(token) {
        const { collection, owner } = await this.collections.openByLink(token);
        const snapshot = {
            ...described(collection.name, collection.description),
            subjectAuthorId: owner.id
        };
        return {
            kind: 'collection',
            subjectId: collection.id,
            ...snapshot,
            ownerIds: [
                owner.id
            ]
        };
    }
    /** @throws NotFoundException */ async member(id) {
        const user = await this.users.find(id);
        if (!user) throw new NotFoundException("Ce membre n\u2019existe pas.");
        const snapshot = {
            ...described(user.displayName, user.bio),
            subjectAuthorId: id
        };
        return {
            kind: 'member',
            subjectId: id,
            ...snapshot,
            ownerIds: [
                id
            ]
        };
    }
    /** Current owners, since authors may have changed after the report. */ async ownerIds({ kind, subjectId, subjectAuthorId }, manager) {
        const known = subjectAuthorId === null ? [] : [
            subjectAuthorId
        ];
        if (kind !== 'tutorial') return known;
        const authors = await this.authors.listAuthors(subjectId, manager);
        return [
            ...new Set([
                ...known,
                ...authors.map(({ userId })=>userId)
            ])
        ];
    }
    /** Current co-authors of a tutorial, besides the first author. */ async coauthorsOf({ kind, subjectId, subjectAuthorId }) {
        if (kind !== 'tutorial') return [];
        const authors = await this.authors.listAuthors(subjectId);
        return authors.flatMap(({ userId, user })=>user && userId !== subjectAuthorId ? user : []);
    }
    /**
   * Keys (`keyOf`) of the contents that a member owns, alone or with others. Takes two queries, whatever the number.
   */ async ownedAmong(subjects, userId, manager) {
        const tutorialIds = subjects.flatMap(({ kind, subjectId })=>kind === 'tutorial' ? subjectId : []);
        const written = await this.authors.writtenAmong(tutorialIds, userId, manager);
        const own = subjects.filter(({ kind, subjectId, subjectAuthorId })=>subjectAuthorId === userId || kind === 'tutorial' && written.has(subjectId));
        return new Set(own.map(keyOf));
    }
    /** Page where moderators see the content; null when it is deleted or has none. */ async pathOf({ kind, subjectId }) {
        if (kind === 'collection') return this.collections.publicPathOf(subjectId);
        if (kind === 'member') return await this.users.find(subjectId) && `/auteurs/${subjectId}`;
        const tutorialId = kind === 'tutorial' ? subjectId : (await this.comments.findSome([
            subjectId
        ]))[0]?.tutorialId;
        if (!tutorialId || (await this.tutorials.readMany([
            tutorialId
        ])).length === 0) return null;
        return `/tutoriels/${tutorialId}${kind === 'comment' ? '#comments-title' : ''}`;
    }
}
SubjectsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof CollectionsService === "undefined" ? Object : CollectionsService,
        typeof UsersService === "undefined" ? Object : UsersService
    ])
], SubjectsService);
function described(subjectTitle, text) {
    return {
        subjectTitle,
        said: (text ?? '').slice(0, MAX_SAID)
    };
}
//# sourceMappingURL=subjects.service.js.map
