import { inState } from './published.js';
export function restrictToPart(query, { domainId, difficulty, state = 'published' }) {
    const { alias } = query;
    if (domainId) query.andWhere(`${alias}.domainId = :domainId`, {
        domainId
    });
    if (difficulty) query.andWhere(`${alias}.difficulty = :difficulty`, {
        difficulty
    });
    query.andWhere(inState(state, alias));
}
/** Whether one index holds all these in the order of a list, but for few of other states. */ export function isInOneIndex({ domainId, difficulty, state = 'published' }, sort) {
    if (!domainId && !difficulty) return true;
    return (state === 'published' || state === 'any') && sort !== 'views' && sort !== 'likes';
}
//# sourceMappingURL=part-filter.js.map
