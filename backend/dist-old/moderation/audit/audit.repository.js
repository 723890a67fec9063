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
import { countRows, findPage } from '../../platform/database/find-page.js';
import { restrictToBlockOfPeriod } from '../../platform/database/newest-block.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { User } from '../../members/users/user.entity.js';
import { AuditCounts } from './audit-counts.js';
import { AuditEntry } from './audit-entry.entity.js';
/** Entries of a period looked at in one request. */ const BLOCK = 5_000;
const orders = {
    id: [
        'id',
        'DESC'
    ],
    createdAt: [
        'createdAt',
        'DESC'
    ]
};
export const auditSorts = Object.keys(orders);
const NO_TEXTS = {
    ownerId: null,
    before: null,
    after: null,
    note: null,
    mayHaveTexts: false
};
export class AuditRepository {
    entries;
    counts;
    longReads;
    constructor(entries, counts, longReads){
        this.entries = entries;
        this.counts = counts;
        this.longReads = longReads;
    }
    async insertEntry(manager, entry) {
        await manager.insert(AuditEntry, {
            ...entry,
            ownerId: ownerOf(entry.before)
        });
        await this.counts.countAdded(manager, entry);
    }
    /** Resolves to the number of updated entries. */ async forgetTextsBefore(moment) {
        const withTexts = {
            mayHaveTexts: true,
            createdAt: LessThan(moment)
        };
        return updateInBatches(this.entries, withTexts, NO_TEXTS);
    }
    async forgetTextsAbout(manager, userId) {
        await manager.update(AuditEntry, {
            targetType: 'user',
            targetId: userId
        }, NO_TEXTS);
        await manager.update(AuditEntry, {
            ownerId: userId
        }, NO_TEXTS);
        await this.counts.replaceActor(manager, userId, null);
    }
    async moveEntries(manager, userId, into) {
        await manager.update(AuditEntry, {
            actorId: userId
        }, {
            actorId: into
        });
        await manager.update(AuditEntry, {
            ownerId: userId
        }, {
            ownerId: into
        });
        await manager.update(AuditEntry, {
            targetType: 'user',
            targetId: userId,
            ownerId: IsNull()
        }, {
            ownerId: into
        });
        await this.counts.replaceActor(manager, userId, into);
    }
    /**
   * Newest first by default, with the actors. A period is looked at block by block.
   * @returns `older`: where the next block of the period begins
   */ async list({ since, until, ...exact }, selection, page) {
        const query = this.entries.createQueryBuilder('entry');
        const wanted = Object.entries(exact).filter(([, value])=>value !== undefined);
        const isPeriod = since !== undefined || until !== undefined;
        for (const [name, value] of wanted){
            // A block of a period is found by its dates: these are not to be looked for in an index of their own.
            const column = isPeriod ? `COALESCE(entry.${name}, entry.${name})` : `entry.${name}`;
            query.andWhere(`${column} = :${name}`, {
                [name]: value
            });
        }
        selectRows(query, selection, orders, 'id');
        const whole = this.entries.createQueryBuilder('entry').leftJoin('entry.actor', 'actor').addSelect([
            'actor.id',
            'actor.displayName',
            'actor.avatar'
        ]);
        const isCounted = exact.targetId === undefined && !isPeriod && !selection.ids;
        const read = isPeriod ? this.longReads.readerFor("Journal d\u2019une p\xe9riode") : undefined;
        const period = {
            column: 'createdAt',
            since,
            until
        };
        const older = read && await restrictToBlockOfPeriod(query, BLOCK, selection, read, period);
        const total = isCounted ? await this.counts.count(exact) : await countRows(query, read);
        return [
            await findPage(query, page, total, whole, read),
            total,
            older
        ];
    }
    /** Actors whose accounts still exist, by name. */ async actors() {
        return this.entries.manager.createQueryBuilder(User, 'user').select([
            'user.id',
            'user.displayName',
            'user.avatar'
        ]).whereInIds(await this.counts.actors()).orderBy('user.displayNameFolded').addOrderBy('user.id').getMany();
    }
}
AuditRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(AuditEntry)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof AuditCounts === "undefined" ? Object : AuditCounts,
        typeof LongReads === "undefined" ? Object : LongReads
    ])
], AuditRepository);
/** Comments and collections name their owner as `userId`, tutorials as `authorId`. */ function ownerOf(before) {
    const { userId, authorId } = before ?? {};
    return userId ?? authorId ?? null;
}
//# sourceMappingURL=audit.repository.js.map
