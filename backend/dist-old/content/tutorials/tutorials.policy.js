import { authorsOf } from './signature.js';
export function isAuthor(tutorial, { id }) {
    return authorsOf(tutorial).some((author)=>author.id === id);
}
/** All its authors and administrators; only administrators where no author is a member. */ export function canEdit(tutorial, actor) {
    return actor.isAdmin || isAuthor(tutorial, actor);
}
/** Anyone who is not an author acts with the rights of an administrator. */ export function actsAsAdministrator(tutorial, actor) {
    return !isAuthor(tutorial, actor);
}
/** Only an administrator can reverse what an administrator has done. */ export function canReverse({ byAdministrator }, { isAdmin }) {
    return isAdmin || !byAdministrator;
}
//# sourceMappingURL=tutorials.policy.js.map
