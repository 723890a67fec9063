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
import { DataSource } from 'typeorm';
import { CommentLike } from '../../community/comments/comment-like.entity.js';
import { CommentCounts } from '../../community/comments/comment-counts.js';
import { Comment } from '../../community/comments/comment.entity.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { demoAccount, demoComments, demoMembers, demoRatings } from './demo-people.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Not a valid hash, so no password matches. */ const NO_PASSWORD = '!';
export class DemoPeopleService {
    users;
    tutorials;
    ratings;
    commentCounts;
    dataSource;
    constructor(users, tutorials, ratings, commentCounts, dataSource){
        this.users = users;
        this.tutorials = tutorials;
        this.ratings = ratings;
        this.commentCounts = commentCounts;
        this.dataSource = dataSource;
    }
    /** Skips what refers to a tutorial that was not imported. */ async seed() {
        const ids = await this.createMembers();
        const tutorials = await this.tutorials.findImported();
        await this.dataSource.transaction(async (manager)=>{
            for (const { tutorial, daysAgo, by, content, likedBy, replies = [] } of demoComments){
                const tutorialId = tutorials.get(tutorial)?.id;
                if (tutorialId === undefined) continue;
                const said = {
                    tutorialId,
                    userId: ids[by],
                    parentId: null,
                    content,
                    createdAt: before(daysAgo)
                };
                const parentId = await this.insertComment(manager, said, likedBy.map((name)=>ids[name]));
                for (const reply of replies){
                    const answer = {
                        content: reply.content,
                        userId: ids[reply.by],
                        createdAt: before(daysAgo - 2)
                    };
                    await this.insertComment(manager, {
                        ...said,
                        ...answer,
                        parentId
                    }, reply.likedBy.map((name)=>ids[name]));
                }
            }
        });
        for (const [tutorial, scores] of Object.entries(demoRatings)){
            const tutorialId = tutorials.get(tutorial)?.id;
            for (const [name, score] of Object.entries(scores))if (tutorialId !== undefined) await this.ratings.rate(ids[name], tutorialId, score);
        }
    }
    async insertComment(manager, comment, likedBy) {
        const row = {
            ...comment,
            updatedAt: comment.createdAt,
            likes: likedBy.length
        };
        const { identifiers } = await manager.insert(Comment, row);
        const { id: commentId } = identifiers[0];
        await this.commentCounts.countAdded(manager, comment);
        if (likedBy.length > 0) {
            await manager.insert(CommentLike, likedBy.map((userId)=>({
                    commentId,
                    userId
                })));
        }
        return commentId;
    }
    async createMembers() {
        const ids = {};
        for (const [name, member] of Object.entries(demoMembers)){
            const { username, email } = demoAccount(name);
            const user = await this.users.create({
                ...member,
                username,
                email,
                passwordHash: NO_PASSWORD,
                isContributor: false,
                website: null,
                socialLinks: [],
                emailConfirmedAt: new Date()
            });
            ids[name] = user.id;
        }
        return ids;
    }
}
DemoPeopleService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof RatingsService === "undefined" ? Object : RatingsService,
        typeof CommentCounts === "undefined" ? Object : CommentCounts,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DemoPeopleService);
function before(daysAgo) {
    return new Date(Date.now() - daysAgo * DAY_MS);
}
//# sourceMappingURL=demo-people.service.js.map
