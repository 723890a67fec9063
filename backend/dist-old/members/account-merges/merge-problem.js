import { isSuspended } from '../users/users.service.js';
/** Why two accounts cannot be merged, as a French sentence; undefined when they can. */ export function mergeProblem(from, into, actor) {
    if (from.id === into.id) return 'Choisissez un autre compte que celui-ci.';
    if (from.id === actor.id || into.id === actor.id) return 'Votre propre compte ne se fusionne que par un autre administrateur.';
    if (from.isAdmin) return "Retirez d\u2019abord les droits d\u2019administration de ce compte.";
    if (isSuspended(from) && into.isAdmin) return "Ce compte est suspendu, et un administrateur ne peut pas l\u2019\xeatre : levez d\u2019abord la suspension, ou retirez \xe0 l\u2019autre ses droits d\u2019administration.";
    if (from.contributorRevoked && into.isContributor) return "Le droit de publier a \xe9t\xe9 retir\xe9 \xe0 ce compte, et l\u2019autre l\u2019a : rendez-le d\u2019abord au premier, ou retirez-le au second.";
    return undefined;
}
/**
 * Sanctions the remaining account takes over, so that none is lost: the longer suspension, and a revoked right to
 * publish.
 */ export function keptSanctions(from, into) {
    const revoked = from.contributorRevoked && !into.contributorRevoked ? {
        contributorRevoked: true
    } : {};
    const isLonger = isSuspended(from) && from.suspendedUntil > (into.suspendedUntil ?? new Date(0));
    if (!isLonger) return revoked;
    const { suspendedUntil, suspensionReason } = from;
    return {
        ...revoked,
        suspendedUntil,
        suspensionReason
    };
}
//# sourceMappingURL=merge-problem.js.map
