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
import { fold } from '../../api-client/fold.js';
import { Brackets, In, IsNull, LessThan } from 'typeorm';
import { likeContains } from '../../platform/database/like.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { endedBy, MemberCounts } from './member-counts.js';
import { User } from './user.entity.js';
/** Suspensions marked as ended at once. */ const MARKED_AT_ONCE = 500;
const orders = {
    id: [
        'id',
        'ASC'
    ],
    username: [
        'usernameKey',
        'ASC'
    ],
    email: [
        'email',
        'ASC'
    ],
    createdAt: [
        'createdAt',
        'ASC'
    ]
};
export const userSorts = Object.keys(orders);
export class UsersRepository {
    users;
    counts;
    longReads;
    constructor(users, counts, longReads){
        this.users = users;
        this.counts = counts;
        this.longReads = longReads;
    }
    async find(id) {
        return this.users.findOneBy({
            id
        });
    }
    /** Includes the columns for sign-in. */ async findForSignIn(usernameKey) {
        return this.withSecrets().where('user.usernameKey = :usernameKey', {
            usernameKey
        }).getOne();
    }
    async findWithSecrets(id) {
        return this.withSecrets().where('user.id = :id', {
            id
        }).getOne();
    }
    async findByUsername(usernameKey) {
        return this.users.findOneBy({
            usernameKey
        });
    }
    async findByEmail(email, manager = this.users.manager) {
        return manager.findOneBy(User, {
            email
        });
    }
    async insertUser(manager, user) {
        const now = new Date();
        const row = {
            ...user,
            displayNameFolded: foldName(user.displayName),
            contributorVerified: false,
            hasSuspension: isToCome(user.suspendedUntil),
            lastSeenAt: null,
            createdAt: now,
            updatedAt: now
        };
        const { identifiers } = await manager.insert(User, row);
        await this.counts.countChange(manager, row, 1);
        return identifiers[0].id;
    }
    async updateUser(id, changes, manager = this.users.manager) {
        const { displayName } = changes;
        const folded = displayName === undefined ? {} : {
            displayNameFolded: foldName(displayName)
        };
        const marked = await this.changeKinds(manager, id, changes);
        await manager.update(User, id, {
            ...changes,
            ...marked,
            ...folded,
            updatedAt: new Date()
        });
    }
    /** Counts what a change makes of a member. */ async changeKinds(manager, id, changes) {
        const { isAdmin, isModerator, isContributor, suspendedUntil } = changes;
        const isSame = [
            isAdmin,
            isModerator,
            isContributor,
            suspendedUntil
        ].every((each)=>each === undefined);
        const before = isSame ? null : await this.lock(manager, id);
        if (!before) return {};
        const marked = suspendedUntil === undefined ? {} : {
            hasSuspension: isToCome(suspendedUntil)
        };
        const after = {
            isAdmin: isAdmin ?? before.isAdmin,
            isModerator: isModerator ?? before.isModerator,
            isContributor: isContributor ?? before.isContributor,
            hasSuspension: marked.hasSuspension ?? before.hasSuspension
        };
        await this.counts.countKinds(manager, before, after);
        return marked;
    }
    /** Suspensions end by themselves; this marks those that have. */ async markEndedSuspensions() {
        const ended = endedBy(new Date());
        for(let found = MARKED_AT_ONCE; found === MARKED_AT_ONCE;)found = await this.users.manager.transaction(async (manager)=>{
            const rows = await manager.find(User, {
                select: {
                    id: true
                },
                where: ended,
                take: MARKED_AT_ONCE
            });
            const where = {
                ...ended,
                id: In(rows.map(({ id })=>id))
            };
            const { affected } = await manager.update(User, where, {
                hasSuspension: false
            });
            if (affected) await this.counts.countEnded(manager, affected);
            return rows.length;
        });
    }
    async updateLastSeen(id, moment) {
        await this.users.update(id, {
            lastSeenAt: moment
        });
    }
    /** @returns `older`: with a text, where the next block begins */ async list({ text, kind }, selection, page) {
        const query = this.users.createQueryBuilder('user');
        if (text) {
            const match = (column, parameter)=>`user.${column} LIKE :${parameter} ESCAPE '!'`;
            query.andWhere(new Brackets((either)=>either.where(match('usernameKey', 'lower')).orWhere(match('email', 'lower')).orWhere(match('displayNameFolded', 'folded'))), {
                lower: likeContains(text.toLowerCase()),
                folded: likeContains(fold(text))
            });
        }
        if (kind === 'admin') query.andWhere('user.isAdmin = :yes', {
            yes: true
        });
        if (kind === 'moderator') query.andWhere('user.isModerator = :yes', {
            yes: true
        });
        if (kind === 'contributor') query.andWhere('user.isContributor = :yes', {
            yes: true
        });
        if (kind === 'suspended') query.andWhere('user.hasSuspension = :yes AND user.suspendedUntil > :now', {
            yes: true,
            now: new Date()
        });
        selectRows(query, selection, orders, 'id');
        const whole = this.users.createQueryBuilder('user');
        if (!text && !selection.ids) {
            const total = await this.count(kind);
            return [
                await findPage(query, page, total, whole),
                total,
                undefined
            ];
        }
        const read = text ? this.longReads.readerFor("Membres d\u2019un texte") : undefined;
        const older = read && await restrictToBlock(query, selection, read);
        return [
            ...await findAndCount(query, page, whole, read),
            older
        ];
    }
    /** Loads a member with a row lock until the transaction ends. */ async lock(manager, id) {
        const query = manager.createQueryBuilder(User, 'user').addSelect('user.hasSuspension');
        return lockRows(query.where('user.id = :id', {
            id
        })).getOne();
    }
    async lockWithSecrets(manager, id) {
        return lockRows(this.withSecrets(manager).where('user.id = :id', {
            id
        })).getOne();
    }
    async useTotpStep(id, step) {
        const { affected } = await this.users.createQueryBuilder().update().set({
            totpLastStep: step
        }).where('id = :id AND (totpLastStep IS NULL OR totpLastStep < :step)', {
            id,
            step
        }).execute();
        return affected === 1;
    }
    /** Ids of all administrators, with row locks until the transaction ends. */ async lockAdmins(manager) {
        const admins = manager.createQueryBuilder(User, 'user').select('user.id').where('user.isAdmin = :yes', {
            yes: true
        });
        return (await lockRows(admins.orderBy('user.id')).getMany()).map(({ id })=>id);
    }
    async deleteUser(manager, id) {
        const user = await this.lock(manager, id);
        if (!user) return;
        await this.counts.countChange(manager, user, -1);
        await manager.delete(User, {
            id
        });
    }
    async countAdmins(manager) {
        return manager.countBy(User, {
            isAdmin: true
        });
    }
    /** Members who may moderate and are not suspended. */ async listModerating() {
        const isHere = [
            {
                suspendedUntil: IsNull()
            },
            {
                suspendedUntil: LessThan(new Date())
            }
        ];
        const where = isHere.flatMap((here)=>[
                {
                    isAdmin: true,
                    ...here
                },
                {
                    isModerator: true,
                    ...here
                }
            ]);
        return this.users.findBy(where);
    }
    count(kind) {
        return kind ? this.counts.count(kind, this.users.manager) : this.counts.total();
    }
    withSecrets(manager = this.users.manager) {
        return manager.createQueryBuilder(User, 'user').addSelect([
            'user.passwordHash',
            'user.totpSecret'
        ]);
    }
}
UsersRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(User)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof MemberCounts === "undefined" ? Object : MemberCounts,
        typeof LongReads === "undefined" ? Object : LongReads
    ])
], UsersRepository);
function isToCome(moment) {
    return moment !== null && moment > new Date();
}
/** Folding can lengthen a name. */ function foldName(displayName) {
    return fold(displayName).slice(0, 200);
}
//# sourceMappingURL=users.repository.js.map
