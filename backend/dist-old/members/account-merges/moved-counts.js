import { Collection } from '../../community/collections/collection.entity.js';
import { Comment } from '../../community/comments/comment.entity.js';
import { Favorite } from '../../community/favorites/favorite.entity.js';
import { Follow } from '../../community/follows/follow.entity.js';
import { TutorialProgress } from '../../community/progress/tutorial-progress.entity.js';
import { Rating } from '../../community/ratings/rating.entity.js';
import { TutorialDraft } from '../../content/drafts/tutorial-draft.entity.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
export async function countMoved(manager, userId) {
    return {
        tutorials: await manager.countBy(TutorialAuthor, {
            userId
        }),
        drafts: await manager.countBy(TutorialDraft, {
            userId
        }),
        comments: await manager.countBy(Comment, {
            userId
        }),
        ratings: await manager.countBy(Rating, {
            userId
        }),
        favorites: await manager.countBy(Favorite, {
            userId
        }),
        collections: await manager.countBy(Collection, {
            userId
        }),
        progress: await manager.countBy(TutorialProgress, {
            userId
        }),
        follows: await manager.countBy(Follow, {
            userId
        }),
        followers: await manager.countBy(Follow, {
            authorId: userId
        })
    };
}
export async function countRatedTwice(manager, { from, into }) {
    return manager.createQueryBuilder(Rating, 'mine').innerJoin(Rating, 'theirs', 'theirs.tutorialId = mine.tutorialId AND theirs.userId = :into', {
        into
    }).where('mine.userId = :from', {
        from
    }).getCount();
}
//# sourceMappingURL=moved-counts.js.map
