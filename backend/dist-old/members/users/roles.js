/** Whether a member may moderate. */ export function canModerate({ isAdmin, isModerator }) {
    // Only the value `true` counts.
    return isAdmin === true || isModerator === true;
}
/** Whether a member may review first publications. */ export function canReview(user) {
    return user.isReviewer === true || canModerate(user);
}
//# sourceMappingURL=roles.js.map
