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
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { AuthorInvitation } from './author-invitation.entity.js';
const DAY_MS = 24 * 60 * 60 * 1000;
export const INVITATION_DAYS = 30;
export class InvitationsRepository {
    invitations;
    constructor(invitations){
        this.invitations = invitations;
    }
    /** Invitations of a tutorial, oldest first, with the inviting members. */ async listOf(tutorialId, manager) {
        return this.queryPending(manager).andWhere('invitation.tutorialId = :tutorialId', {
            tutorialId
        }).orderBy('invitation.id').getMany();
    }
    /** Pending invitations of a member, one per tutorial, newest first, with the tutorial and the inviting member. */ async listFor(userId, { limit, offset }) {
        return this.queryPending().innerJoin('invitation.tutorial', 'tutorial').addSelect([
            'tutorial.id',
            'tutorial.title',
            'tutorial.authorName'
        ]).andWhere('invitation.userId = :userId', {
            userId
        }).andWhere(`NOT EXISTS (SELECT 1 FROM tutorial_authors own
          WHERE own.tutorialId = invitation.tutorialId AND own.userId = invitation.userId)`).andWhere(`NOT EXISTS (SELECT 1 FROM author_invitations earlier
          WHERE earlier.tutorialId = invitation.tutorialId AND earlier.userId = invitation.userId
            AND earlier.id < invitation.id AND earlier.createdAt > :since)`).orderBy('invitation.id', 'DESC').limit(limit).offset(offset).getManyAndCount();
    }
    /** With the inviting member. */ async find(id, manager) {
        return this.queryPending(manager).andWhere('invitation.id = :id', {
            id
        }).getOne();
    }
    /** All invitations of a member to one tutorial, whether by user name or by address. */ async findAllOf(manager, { tutorialId, userId }) {
        return this.queryPending(manager).andWhere('invitation.tutorialId = :tutorialId AND invitation.userId = :userId', {
            tutorialId,
            userId
        }).getMany();
    }
    async insertInvitation(manager, row) {
        const { tutorialId, invitee } = row;
        // An expired row that is not deleted yet would violate the unique key.
        await manager.delete(AuthorInvitation, {
            tutorialId,
            invitee,
            createdAt: LessThan(earliest())
        });
        const { identifiers } = await manager.insert(AuthorInvitation, {
            ...row,
            createdAt: new Date()
        });
        return identifiers[0].id;
    }
    async assignTo(manager, id, userId) {
        await manager.update(AuthorInvitation, {
            id
        }, {
            userId
        });
    }
    async delete(manager, id) {
        await manager.delete(AuthorInvitation, {
            id
        });
    }
    async deleteOld() {
        await deleteInBatches(this.invitations, {
            createdAt: LessThan(earliest())
        });
    }
    /** Deletes invitations to an address that had no account when they were sent. */ async forgetAddress(manager, invitee) {
        await manager.delete(AuthorInvitation, {
            invitee,
            userId: IsNull()
        });
    }
    queryPending(manager = this.invitations.manager) {
        return manager.createQueryBuilder(AuthorInvitation, 'invitation').leftJoin('invitation.invitedBy', 'inviter').addSelect([
            'inviter.id',
            'inviter.displayName'
        ]).where('invitation.createdAt > :since', {
            since: earliest()
        });
    }
}
InvitationsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(AuthorInvitation)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], InvitationsRepository);
export function endOf({ createdAt }) {
    return new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
}
function earliest() {
    return new Date(Date.now() - INVITATION_DAYS * DAY_MS);
}
//# sourceMappingURL=invitations.repository.js.map
