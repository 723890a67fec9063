import { canModerate } from '../../members/users/roles.js';
/** Its author, moderators and administrators may. */ export function canDelete({ userId }, actor) {
    return userId === actor.id || canModerate(actor);
}
/** Conversations are one level deep. */ export function canBeRepliedTo({ parentId }) {
    return parentId === null;
}
//# sourceMappingURL=comments.policy.js.map
