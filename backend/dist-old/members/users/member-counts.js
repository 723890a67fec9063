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
import { IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { countDays } from '../../platform/counts/count-days.js';
import { dayOf } from '../../platform/counts/day.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { User } from './user.entity.js';
/** Column that makes a member one of a kind. */ const columns = {
    admin: 'isAdmin',
    moderator: 'isModerator',
    contributor: 'isContributor',
    suspended: 'hasSuspension'
};
export const userKinds = Object.keys(columns);
export class MemberCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(async (manager)=>{
            const days = await countDays(manager, User, 'member-days');
            const members = days.map((day)=>({
                    ...day,
                    subject: 'members',
                    part: ''
                }));
            return [
                ...days,
                ...members,
                ...await countKindsAnew(manager)
            ];
        });
    }
    /** Call it when a member is created (1) or deleted (-1). */ async countChange(manager, user, by) {
        await this.counts.changeCounts(manager, [
            {
                subject: 'members',
                part: '',
                by
            },
            {
                subject: 'member-days',
                part: dayOf(user.createdAt),
                by
            },
            ...kindsOf(user, by)
        ]);
    }
    /** @param before locked */ async countKinds(manager, before, after) {
        await this.counts.changeCounts(manager, [
            ...kindsOf(before, -1),
            ...kindsOf(after, 1)
        ]);
    }
    /** Call it when suspensions that have ended are marked as such. */ async countEnded(manager, suspensions) {
        await this.counts.changeCounts(manager, [
            {
                subject: 'member-kinds',
                part: 'suspended',
                by: -suspensions
            }
        ]);
    }
    async total() {
        return this.counts.readTotal('members');
    }
    /** Of the suspended, those whose suspension has ended since it was last looked for are few, and subtracted. */ async count(kind, manager) {
        const marked = (await this.counts.readCounts('member-kinds')).get(kind) ?? 0;
        return kind === 'suspended' ? marked - await manager.countBy(User, endedBy(new Date())) : marked;
    }
}
MemberCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], MemberCounts);
/** Condition of suspensions that have ended, and are not marked as such yet. */ export function endedBy(moment) {
    return {
        hasSuspension: true,
        suspendedUntil: LessThanOrEqual(moment)
    };
}
function kindsOf(user, by) {
    return userKinds.filter((kind)=>user[columns[kind]]).map((part)=>({
            subject: 'member-kinds',
            part,
            by
        }));
}
async function countKindsAnew(manager) {
    const suspended = {
        hasSuspension: false,
        suspendedUntil: MoreThan(new Date())
    };
    await manager.update(User, suspended, {
        hasSuspension: true
    });
    await manager.update(User, {
        hasSuspension: true,
        suspendedUntil: IsNull()
    }, {
        hasSuspension: false
    });
    const changes = [];
    for (const kind of userKinds){
        const by = await manager.countBy(User, {
            [columns[kind]]: true
        });
        changes.push({
            subject: 'member-kinds',
            part: kind,
            by
        });
    }
    return changes;
}
//# sourceMappingURL=member-counts.js.map
