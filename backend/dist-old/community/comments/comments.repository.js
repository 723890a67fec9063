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
import { IsNull } from 'typeorm';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import { User } from '../../members/users/user.entity.js';
import { CommentCounts } from './comment-counts.js';
import { CommentLike } from './comment-like.entity.js';
import { Comment } from './comment.entity.js';
const orders = {
    recent: [
        'id',
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
export const commentSorts = Object.keys(orders);
export class CommentsRepository {
    comments;
    likes;
    counts;
    longReads;
    constructor(comments, likes, counts, longReads){
        this.comments = comments;
        this.likes = likes;
        this.counts = counts;
        this.longReads = longReads;
    }
    async find(id) {
        return this.comments.findOneBy({
            id
        });
    }
    async findWithAuthor(id) {
        return this.withAuthors().where('comment.id = :id', {
            id
        }).getOne();
    }
    /** Oldest first. */ async findWithAuthors(ids) {
        const query = this.withAuthors().where('comment.id IN (:...ids)', {
            ids
        });
        return query.orderBy('comment.id').getMany();
    }
    /** A member's latest comments, without deleted ones. */ async latestOf(userId, limit) {
        return this.comments.find({
            select: {
                content: true,
                createdAt: true
            },
            where: {
                userId
            },
            order: {
                id: 'DESC'
            },
            take: limit
        });
    }
    async countBy(userId) {
        return this.comments.countBy({
            userId
        });
    }
    /** Loads a comment with a row lock until the transaction ends. */ async lock(manager, id) {
        return lockRows(manager.createQueryBuilder(Comment, 'comment').where('comment.id = :id', {
            id
        })).getOne();
    }
    /** Comments that are not replies, newest first. */ async newest(tutorialId, { limit, offset }) {
        return this.withAuthors().where('comment.tutorialId = :tutorialId AND comment.parentId IS NULL', {
            tutorialId
        }).orderBy('comment.id', 'DESC').limit(limit).offset(offset).getMany();
    }
    /** Number of comments that are not replies. */ async countConversations(tutorialId) {
        return this.comments.countBy({
            tutorialId,
            parentId: IsNull()
        });
    }
    /** Replies to these comments, newest first. */ async newestReplies(parentIds, limit) {
        if (parentIds.length === 0) return [];
        return this.withAuthors().where('comment.parentId IN (:...parentIds)', {
            parentIds
        }).orderBy('comment.id', 'DESC').limit(limit).getMany();
    }
    /** Number of replies to each of these comments that has any. */ async countReplies(parentIds) {
        const rows = await this.comments.createQueryBuilder('comment').select('comment.parentId', 'parentId').addSelect('COUNT(*)', 'count').where('comment.parentId IN (:...parentIds)', {
            parentIds
        }).groupBy('comment.parentId').getRawMany();
        return new Map(rows.map(({ parentId, count })=>[
                parentId,
                Number(count)
            ]));
    }
    /**
   * Comments of all tutorials, newest first by default.
   * @param text matched against their content and author, in one block
   * @returns `older`: where the next block begins
   */ async search(text, selection, page) {
        const list = selectRows(matching(this.comments.createQueryBuilder('comment'), text), selection, orders, 'recent');
        if (text === undefined && !selection.ids) {
            const total = await this.counts.total();
            return [
                await findPage(list, page, total, this.withAuthors()),
                total,
                undefined
            ];
        }
        const read = text === undefined ? undefined : this.longReads.readerFor("Commentaires d\u2019un texte");
        const older = read && await restrictToBlock(list, selection, read);
        return [
            ...await findAndCount(list, page, this.withAuthors(), read),
            older
        ];
    }
    /** Ids of a tutorial's comments that a member likes. */ async likedIds(tutorialId, userId) {
        const rows = await this.likes.createQueryBuilder('liked').innerJoin(Comment, 'comment', 'comment.id = liked.commentId').where('liked.userId = :userId AND comment.tutorialId = :tutorialId', {
            userId,
            tutorialId
        }).getMany();
        return new Set(rows.map(({ commentId })=>commentId));
    }
    async insertComment(manager, comment) {
        const { identifiers } = await manager.insert(Comment, comment);
        await this.counts.countAdded(manager, comment);
        return identifiers[0].id;
    }
    /** Changes the number of likes; resolves to whether the comment exists. Locks it until the transaction ends. */ async changeLikes(manager, id, change) {
        const { affected } = await manager.increment(Comment, {
            id
        }, 'likes', change);
        return affected === 1;
    }
    async insertLike(manager, like) {
        await manager.insert(CommentLike, like);
    }
    /** Resolves to whether the like existed. */ async deleteLike(manager, like) {
        const { affected } = await manager.delete(CommentLike, like);
        return affected === 1;
    }
    /** Replies and likes are deleted with it. The caller has locked it. */ async deleteComment(manager, id) {
        await this.counts.countMoved(manager, {
            id
        }, -1);
        await manager.delete(Comment, {
            id
        });
    }
    /** Ids of the tutorials whose comments a member has written or liked. */ async tutorialsTouchedBy(manager, userId) {
        const rows = await manager.createQueryBuilder(Comment, 'comment').select('DISTINCT comment.tutorialId', 'tutorialId').where(`comment.userId = :userId OR comment.id IN (${likedBy(manager)})`, {
            userId
        }).getRawMany();
        return rows.map(({ tutorialId })=>tutorialId);
    }
    /** Likes first, because other members' comments store their number. */ async deleteOfMember(manager, userId) {
        await manager.createQueryBuilder().update(Comment).set({
            likes: ()=>'likes - 1'
        }).where(`id IN (${likedBy(manager)})`, {
            userId
        }).execute();
        await manager.delete(CommentLike, {
            userId
        });
        await this.counts.countMoved(manager, {
            userId
        }, -1);
        await manager.delete(Comment, {
            userId
        });
    }
    async moveToMember(manager, userId, into) {
        const both = {
            userId,
            into
        };
        const isLikedTwice = (id)=>`${id} IN (${likedBy(manager)}) AND ${id} IN (${likedBy(manager, 'into')})`;
        // Locked first, as by whoever likes or unlikes, so that a like removed meanwhile is counted once.
        const query = manager.createQueryBuilder(Comment, 'comment').select('comment.id');
        await lockRows(query.where(isLikedTwice('comment.id'), both).orderBy('comment.id')).getMany();
        await manager.createQueryBuilder().update(Comment).set({
            likes: ()=>'likes - 1'
        }).where(isLikedTwice('id'), both).execute();
        // Through a derived table: MySQL cannot delete from a table that the same statement reads.
        const theirs = 'SELECT commentId FROM (SELECT commentId FROM comment_likes WHERE userId = ?) theirs';
        const sql = `DELETE FROM comment_likes WHERE userId = ? AND commentId IN (${theirs})`;
        await manager.query(sql, [
            userId,
            into
        ]);
        await manager.update(CommentLike, {
            userId
        }, {
            userId: into
        });
        await manager.update(Comment, {
            userId
        }, {
            userId: into
        });
    }
    /**
   * Deletes all comments of a tutorial before it is deleted. MySQL 9.7 opens at most thirty tables for the cascades of
   * one DELETE, and conversations, which reference themselves, would exceed that.
   */ async deleteBelow(manager, tutorialId) {
        await this.counts.countMoved(manager, {
            tutorialId
        }, -1);
        await manager.delete(Comment, {
            tutorialId
        });
    }
    withAuthors() {
        return this.comments.createQueryBuilder('comment').innerJoin('comment.user', 'user').addSelect([
            'user.id',
            'user.displayName',
            'user.avatar'
        ]);
    }
}
CommentsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Comment)),
    _ts_param(1, InjectRepository(CommentLike)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository,
        typeof CommentCounts === "undefined" ? Object : CommentCounts,
        typeof LongReads === "undefined" ? Object : LongReads
    ])
], CommentsRepository);
/** Subquery for the ids of the comments liked by the member in a parameter. */ function likedBy(manager, member = 'userId') {
    return manager.createQueryBuilder(CommentLike, 'liked').select('liked.commentId').where(`liked.userId = :${member}`).getQuery();
}
/** Filters comments by a text in their content or author name, ignoring case and accents. */ export function matching(query, text) {
    if (text === undefined) return query;
    const author = query.subQuery().select('author.displayNameFolded').from(User, 'author').where('author.id = comment.userId');
    // A value, since MariaDB would look for all members of that name where it says EXISTS.
    const byAuthor = `${author.getQuery()} LIKE :folded ESCAPE '!'`;
    return query.andWhere(`(comment.content LIKE :text ESCAPE '!' OR ${byAuthor})`, {
        text: likeContains(text.toLowerCase()),
        folded: likeContains(fold(text))
    });
}
//# sourceMappingURL=comments.repository.js.map
