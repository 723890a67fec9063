import { FOREVER } from '../../members/users/suspension.js';
import { canModerate } from '../../members/users/roles.js';
import { isSuspended } from '../../members/users/users.service.js';
/** Why a member's roles cannot change like this, as a French sentence; undefined when they can. */ export function rightsProblem(user, rights, isLastAdmin) {
    if (Object.values(rights).includes(true) && isSuspended(user)) return "Ce compte est suspendu ; levez d\u2019abord la suspension.";
    if (rights.isAdmin === false && isLastAdmin) return "C\u2019est le dernier administrateur : donnez d\u2019abord ces droits \xe0 quelqu\u2019un d\u2019autre.";
    return undefined;
}
/** Moderators may sanction members, administrators also moderators. */ export function maySanction(actor, member) {
    return actor.isAdmin || !canModerate(member);
}
/** Why a member cannot be suspended, as a French sentence; undefined when they can. */ export function suspensionProblem({ isAdmin }) {
    return isAdmin ? "Retirez d\u2019abord les droits d\u2019administration de ce compte." : undefined;
}
/** Why a suspension cannot end then, as a French sentence; undefined when it can. */ export function endProblem(until) {
    if (!(until > new Date())) return "La fin de la suspension doit \xeatre \xe0 venir.";
    if (until < FOREVER) return undefined;
    return "Une suspension prend fin avant le 31 d\xe9cembre 9999 ; pour qu\u2019elle n\u2019ait pas de fin, donnez null.";
}
//# sourceMappingURL=moderation.policy.js.map
