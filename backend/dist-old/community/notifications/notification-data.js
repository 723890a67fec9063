import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
export function draft(userId, actorId, text) {
    return {
        userId,
        actorId,
        groupKey: null,
        ...text
    };
}
/** Null once the account is deleted. */ export async function findName(manager, id) {
    const user = await manager.findOne(User, {
        select: {
            displayName: true
        },
        where: {
            id
        }
    });
    return user?.displayName ?? null;
}
/** Owners of reported content: a tutorial may have several authors. */ export async function findOwnerIds(manager, { kind, subjectId, subjectAuthorId }) {
    const known = subjectAuthorId === null ? [] : [
        subjectAuthorId
    ];
    if (kind !== 'tutorial') return known;
    const authors = await manager.findBy(TutorialAuthor, {
        tutorialId: subjectId
    });
    return [
        ...known,
        ...authors.map(({ userId })=>userId)
    ];
}
/** Null once deleted. */ export async function findTutorial(manager, id) {
    const select = {
        title: true,
        tags: true,
        authorName: true
    };
    const tutorial = await manager.findOne(Tutorial, {
        select,
        where: {
            id
        }
    });
    if (!tutorial) return null;
    const authors = await manager.find(TutorialAuthor, {
        select: {
            userId: true
        },
        where: {
            tutorialId: id
        }
    });
    const authorIds = authors.map(({ userId })=>userId);
    const { title: tutorialTitle, tags, authorName } = tutorial;
    return {
        tutorialId: id,
        tutorialTitle,
        tags,
        authorName,
        authorIds
    };
}
//# sourceMappingURL=notification-data.js.map
