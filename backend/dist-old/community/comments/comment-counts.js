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
import { IsNull } from 'typeorm';
import { countDays } from '../../platform/counts/count-days.js';
import { dayOf } from '../../platform/counts/day.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Comment } from './comment.entity.js';
import { DeletedComment } from './deleted-comment.entity.js';
const IDS_AT_ONCE = 500;
export class CommentCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(async (manager)=>{
            const days = await countDays(manager, Comment, 'comment-days');
            const deleted = await manager.countBy(DeletedComment, {
                rootId: IsNull()
            });
            return [
                ...days,
                ...days.map((day)=>({
                        ...day,
                        subject: 'comments',
                        part: ''
                    })),
                {
                    subject: 'deleted-comments',
                    part: '',
                    by: deleted
                }
            ];
        });
    }
    async countAdded(manager, comment) {
        await this.counts.changeCounts(manager, of(comment, 1));
    }
    /**
   * Call it while the comments exist, replies included: with -1 before they are deleted, with 1 after they are
   * restored. Locks them until the transaction ends.
   */ async countMoved(manager, which, by) {
        const query = manager.createQueryBuilder(Comment, 'comment').select([
            'comment.id',
            'comment.createdAt'
        ]);
        const found = await lockRows(query.clone().where(which)).getMany();
        const rows = new Map(found.map((comment)=>[
                comment.id,
                comment
            ]));
        const ids = [
            ...rows.keys()
        ];
        // Comments of a tutorial include the replies already.
        for(let start = 0; start < ids.length && !('tutorialId' in which); start += IDS_AT_ONCE){
            const parentIds = ids.slice(start, start + IDS_AT_ONCE);
            const replies = query.clone().where('comment.parentId IN (:...parentIds)', {
                parentIds
            });
            for (const reply of (await lockRows(replies).getMany()))rows.set(reply.id, reply);
        }
        await this.counts.changeCounts(manager, [
            ...rows.values()
        ].flatMap((comment)=>of(comment, by)));
    }
    /** Call it when comments, without their replies, become deleted ones, or are so no more. */ async countDeleted(manager, by) {
        await this.counts.changeCounts(manager, [
            {
                subject: 'deleted-comments',
                part: '',
                by
            }
        ]);
    }
    async total() {
        return this.counts.readTotal('comments');
    }
    async totalDeleted() {
        return this.counts.readTotal('deleted-comments');
    }
}
CommentCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], CommentCounts);
function of({ createdAt }, by) {
    return [
        {
            subject: 'comments',
            part: '',
            by
        },
        {
            subject: 'comment-days',
            part: dayOf(createdAt),
            by
        }
    ];
}
//# sourceMappingURL=comment-counts.js.map
