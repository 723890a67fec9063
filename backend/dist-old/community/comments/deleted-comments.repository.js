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
import { In, IsNull, LessThan } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { CommentCounts } from './comment-counts.js';
import { Comment } from './comment.entity.js';
import { matching } from './comments.repository.js';
import { DeletedComment } from './deleted-comment.entity.js';
const orders = {
    recent: [
        'deletedAt',
        'DESC'
    ],
    id: [
        'id',
        'DESC'
    ],
    createdAt: [
        'createdAt',
        'DESC'
    ],
    likes: [
        'likes',
        'DESC'
    ]
};
/** Columns copied between the two tables. */ const COLUMNS = 'id, tutorialId, userId, parentId, content, likes, createdAt, updatedAt';
export class DeletedCommentsRepository {
    deleted;
    counts;
    longReads;
    constructor(deleted, counts, longReads){
        this.deleted = deleted;
        this.counts = counts;
        this.longReads = longReads;
    }
    /**
   * Comments deleted directly, latest deleted first by default.
   * @param text matched against their content and author, in one block
   * @returns `older`: where the next block begins
   */ async search(text, selection, page) {
        // A block is found by its ids, not by what has no root.
        const rootId = text === undefined ? 'comment.rootId' : 'COALESCE(comment.rootId, NULL)';
        const list = this.deleted.createQueryBuilder('comment').where(`${rootId} IS NULL`);
        selectRows(matching(list, text), selection, orders, 'recent');
        const whole = this.deleted.createQueryBuilder('comment').innerJoin('comment.user', 'user').addSelect([
            'user.id',
            'user.displayName',
            'user.avatar'
        ]).leftJoin('comment.deletedBy', 'deletedBy').addSelect([
            'deletedBy.id',
            'deletedBy.displayName',
            'deletedBy.avatar'
        ]);
        if (text === undefined && !selection.ids) {
            const total = await this.counts.totalDeleted();
            return [
                await findPage(list, page, total, whole),
                total,
                undefined
            ];
        }
        const read = text === undefined ? undefined : this.longReads.readerFor("Commentaires supprim\xe9s d\u2019un texte");
        const older = read && await restrictToBlock(list, selection, read);
        return [
            ...await findAndCount(list, page, whole, read),
            older
        ];
    }
    /** Separately, as for comments: the cascades of one DELETE would be too many for MySQL. */ async deleteBelow(manager, tutorialId) {
        await this.delete(manager, {
            tutorialId
        });
    }
    /**
   * Deletes the member's deleted comments, and clears the member as deleter of others; MySQL 9.7 does not do both for
   * one foreign key.
   */ async forgetMember(manager, userId) {
        await this.delete(manager, {
            userId
        });
        await manager.update(DeletedComment, {
            deletedById: userId
        }, {
            deletedById: null
        });
    }
    /** A comment deleted directly, with a row lock until the transaction ends. */ async lock(manager, id) {
        const query = manager.createQueryBuilder(DeletedComment, 'comment');
        return lockRows(query.where('comment.id = :id AND comment.rootId IS NULL', {
            id
        })).getOne();
    }
    /** Moves a comment with its replies and all likes here. The caller has locked it; its replies are locked here. */ async moveToDeleted(manager, id, deletedById) {
        const replies = manager.createQueryBuilder(Comment, 'reply').select('reply.id');
        await lockRows(replies.where('reply.parentId = :id', {
            id
        })).getMany();
        const into = `INSERT INTO deleted_comments (${COLUMNS}, rootId) SELECT ${COLUMNS},`;
        await manager.query(`${into} NULL FROM comments WHERE id = ?`, [
            id
        ]);
        await manager.query(`${into} parentId FROM comments WHERE parentId = ?`, [
            id
        ]);
        await manager.query('INSERT INTO deleted_comment_likes (commentId, userId) SELECT commentId, comment_likes.userId FROM comment_likes INNER JOIN comments ON comments.id = commentId WHERE comments.id = ? OR parentId = ?', [
            id,
            id
        ]);
        await manager.update(DeletedComment, {
            id
        }, {
            deletedAt: new Date(),
            deletedById
        });
        await this.counts.countMoved(manager, {
            id
        }, -1);
        await this.counts.countDeleted(manager, 1);
        await manager.delete(Comment, {
            id
        });
    }
    /** Moves a comment back with the replies and likes still stored here, and recounts the likes. */ async moveBack(manager, id) {
        const back = `INSERT INTO comments (${COLUMNS}) SELECT ${COLUMNS} FROM deleted_comments`;
        await manager.query(`${back} WHERE id = ?`, [
            id
        ]);
        await manager.query(`${back} WHERE rootId = ?`, [
            id
        ]);
        await manager.query('INSERT INTO comment_likes (commentId, userId) SELECT commentId, deleted_comment_likes.userId FROM deleted_comment_likes INNER JOIN deleted_comments ON deleted_comments.id = commentId WHERE deleted_comments.id = ? OR rootId = ?', [
            id,
            id
        ]);
        await manager.query('UPDATE comments SET likes = (SELECT COUNT(*) FROM comment_likes WHERE commentId = comments.id) WHERE id = ? OR parentId = ?', [
            id,
            id
        ]);
        await this.delete(manager, {
            id
        });
        await this.counts.countMoved(manager, {
            id
        }, 1);
    }
    async forgetBefore(moment) {
        // Replies have no date; they are deleted with their comment.
        const old = {
            rootId: IsNull(),
            deletedAt: LessThan(moment)
        };
        await deleteInBatches(this.deleted, old, (rows)=>this.deleted.manager.transaction((manager)=>this.delete(manager, {
                    ...old,
                    id: In(rows.map(({ id })=>id))
                })));
    }
    /** Deletes rows of this table, with the replies to them, and counts those that were deleted directly. */ async delete(manager, where) {
        const { affected } = await manager.delete(DeletedComment, {
            ...where,
            rootId: IsNull()
        });
        if (affected) await this.counts.countDeleted(manager, -affected);
        await manager.delete(DeletedComment, where);
    }
}
DeletedCommentsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(DeletedComment)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof CommentCounts === "undefined" ? Object : CommentCounts,
        typeof LongReads === "undefined" ? Object : LongReads
    ])
], DeletedCommentsRepository);
//# sourceMappingURL=deleted-comments.repository.js.map
