import { DecisionCoauthor } from './decision-coauthor.entity.js';
/** Ids of all owners at the time of the decision, distinct and in locking order. */ export async function concernedAuthorIds(manager, { id: decisionId, subjectAuthorId }) {
    const coauthors = await manager.findBy(DecisionCoauthor, {
        decisionId
    });
    const known = subjectAuthorId === null ? [] : [
        subjectAuthorId
    ];
    const ids = new Set([
        ...known,
        ...coauthors.map(({ userId })=>userId)
    ]);
    return [
        ...ids
    ].sort((one, other)=>one - other);
}
//# sourceMappingURL=concerned-authors.js.map
