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
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { authorsOf, signatureOf, toSignedAuthor } from './signature.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';
/** Author shown once the account is deleted. */ const DELETED_AUTHOR = {
    id: null,
    name: "Compte supprim\xe9",
    avatar: null,
    bio: null
};
/** Tutorials whose author columns are rewritten per transaction. */ const BATCH = 50;
export class TutorialAuthorsService {
    tutorials;
    events;
    dataSource;
    authorRemovedHooks = [];
    constructor(tutorials, events, dataSource, subscribers){
        this.tutorials = tutorials;
        this.events = events;
        this.dataSource = dataSource;
        subscribers.subscribe('signatures', {
            'profile.changed': ({ payload }, step)=>this.renameIn(payload.userId, step)
        });
    }
    /** For upper modules that keep rows per author. */ onAuthorRemoved(hook) {
        this.authorRemovedHooks.push(hook);
    }
    /** With the members' rows, in display order. */ async listAuthors(tutorialId, manager = this.dataSource.manager) {
        return ofTutorial(manager, tutorialId).getMany();
    }
    /** The ones among these tutorials that a member has written, alone or with others. */ async writtenAmong(tutorialIds, userId, manager = this.dataSource.manager) {
        if (tutorialIds.length === 0) return new Set();
        const where = {
            userId,
            tutorialId: In([
                ...tutorialIds
            ])
        };
        const rows = await manager.find(TutorialAuthor, {
            select: {
                tutorialId: true
            },
            where
        });
        return new Set(rows.map(({ tutorialId })=>tutorialId));
    }
    /** Does nothing if the member is already an author. */ async addAuthor(manager, tutorialId, userId) {
        if (await manager.existsBy(TutorialAuthor, {
            tutorialId,
            userId
        })) return;
        await manager.insert(TutorialAuthor, {
            tutorialId,
            userId,
            joinedAt: new Date()
        });
        await this.updateSignature(manager, tutorialId);
    }
    /** Removes an author. When the last one leaves, the tutorial is signed « Compte supprimé ». */ async removeAuthor(manager, tutorialId, userId) {
        await manager.delete(TutorialAuthor, {
            tutorialId,
            userId
        });
        const heirId = await this.updateSignature(manager, tutorialId);
        for (const hook of this.authorRemovedHooks)await hook(manager, {
            tutorialId,
            userId,
            heirId
        });
    }
    async count(manager, tutorialId) {
        return manager.countBy(TutorialAuthor, {
            tutorialId
        });
    }
    /** Removes a member from the authors of all tutorials, within the transaction that deletes the account. */ async forgetMember(manager, userId) {
        const own = await manager.find(TutorialAuthor, {
            where: {
                userId
            },
            order: {
                tutorialId: 'ASC'
            }
        });
        for (const { tutorialId } of own){
            await this.tutorials.lockAny(manager, tutorialId);
            await this.removeAuthor(manager, tutorialId, userId);
        }
    }
    /**
   * Replaces one author by another in all tutorials, within the transaction that merges two accounts. Where both are
   * authors, the merged one takes the earlier of the two places.
   */ async mergeMember(manager, userId, into) {
        const own = await manager.find(TutorialAuthor, {
            where: {
                userId
            },
            order: {
                tutorialId: 'ASC'
            }
        });
        for (const { tutorialId } of own){
            await this.tutorials.lockAny(manager, tutorialId);
            // Read again under lock: the other author may have left meanwhile.
            const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
            const [first, second] = members.filter((member)=>[
                    userId,
                    into
                ].includes(member.userId));
            if (second) await manager.delete(TutorialAuthor, {
                id: second.id
            });
            if (first) await manager.update(TutorialAuthor, {
                id: first.id
            }, {
                userId: into
            });
            await this.updateSignature(manager, tutorialId);
        }
    }
    /**
   * Derives the author columns again: authors without an account first, then members.
   * @returns the id of the first member
   */ async updateSignature(manager, tutorialId) {
        // Read again under lock, whatever this transaction has read before.
        const tutorial = await this.tutorials.lockAny(manager, tutorialId);
        if (!tutorial) return null;
        const members = await lockRows(ofTutorial(manager, tutorialId)).getMany();
        const strangers = authorsOf(tutorial).filter(({ id })=>id === null);
        const authors = [
            ...strangers,
            ...members.map(({ user })=>toSignedAuthor(user))
        ];
        const signature = signatureOf(authors.length > 0 ? authors : [
            DELETED_AUTHOR
        ]);
        if (!isSame(signature, tutorial)) {
            await manager.update(Tutorial, tutorialId, signature);
            await this.events.publish(manager, 'tutorial.saved', {
                tutorialId
            });
        }
        return members[0]?.userId ?? null;
    }
    async renameIn(userId, { manager, checkpoint }) {
        const some = await manager.createQueryBuilder(TutorialAuthor, 'author').where('author.userId = :userId AND author.tutorialId > :after', {
            userId,
            after: Number(checkpoint)
        }).orderBy('author.tutorialId').limit(BATCH).getMany();
        for (const { tutorialId } of some)await this.updateSignature(manager, tutorialId);
        return some.length === BATCH ? String(some.at(-1).tutorialId) : null;
    }
}
TutorialAuthorsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], TutorialAuthorsService);
function ofTutorial(manager, tutorialId) {
    return manager.createQueryBuilder(TutorialAuthor, 'author').innerJoinAndSelect('author.user', 'user').where('author.tutorialId = :tutorialId', {
        tutorialId
    }).orderBy('author.id');
}
function isSame(signature, { authorId, authorName, authorAvatar, authorBio, authors }) {
    const before = {
        authorId,
        authorName,
        authorAvatar,
        authorBio,
        authors
    };
    return JSON.stringify(signature) === JSON.stringify(before);
}
//# sourceMappingURL=tutorial-authors.service.js.map
