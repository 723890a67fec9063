import { In } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
import { isSuspended } from '../../members/users/users.service.js';
import { Comment } from '../comments/comment.entity.js';
/** Of these members, those with a confirmed address who are not suspended. */ export async function eligibleRecipients(manager, ids) {
    const users = await manager.findBy(User, {
        id: In(ids)
    });
    return users.filter((user)=>user.emailConfirmedAt !== null && !isSuspended(user));
}
/**
 * Of these comments, those that still concern the member: they exist, their tutorial is readable, and they reply to the
 * member or are on the member's tutorial.
 */ export async function loadMailedComments(manager, userId, ids) {
    const comments = await manager.find(Comment, {
        where: {
            id: In(ids)
        },
        order: {
            id: 'ASC'
        }
    });
    const tutorialIds = comments.map(({ tutorialId })=>tutorialId);
    const [people, tutorials, own, parents] = [
        await manager.findBy(User, {
            id: In(comments.map((comment)=>comment.userId))
        }),
        await manager.createQueryBuilder(Tutorial, 'tutorial').select([
            'tutorial.id',
            'tutorial.title'
        ]).where({
            id: In(tutorialIds)
        }).andWhere(published('tutorial.id')).getMany(),
        await manager.findBy(TutorialAuthor, {
            userId,
            tutorialId: In(tutorialIds)
        }),
        await manager.findBy(Comment, {
            id: In(comments.flatMap(({ parentId })=>parentId ?? []))
        })
    ];
    return comments.flatMap(({ id, userId: whoId, tutorialId, parentId, content })=>{
        const who = people.find((user)=>user.id === whoId)?.displayName;
        const title = tutorials.find((tutorial)=>tutorial.id === tutorialId)?.title;
        const isAnswer = parents.some((parent)=>parent.id === parentId && parent.userId === userId);
        const isConcerned = isAnswer || own.some((authorship)=>authorship.tutorialId === tutorialId);
        return who && title && isConcerned ? [
            {
                id,
                who,
                isAnswer,
                title,
                tutorialId,
                content
            }
        ] : [];
    });
}
//# sourceMappingURL=mailed-comments.js.map
