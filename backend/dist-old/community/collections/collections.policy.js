/**
 * By id only the owner may open a collection, public or not, because ids can be guessed and share links cannot. For
 * others it does not exist.
 */ export function mayOpen({ userId }, { id }) {
    return userId === id;
}
/** By share link anyone may read it while it is public and not hidden. */ export function mayReadByLink({ isPublic, isHidden }) {
    return isPublic && !isHidden;
}
/** Moderators see public collections only; private ones do not exist for them. */ export function mayModerate({ isPublic }) {
    return isPublic;
}
//# sourceMappingURL=collections.policy.js.map
