/** An unpublished path does not exist for visitors and members; administrators use routes of their own. */ export function mayFollow({ isPublished }) {
    return isPublished;
}
/** Reason why a path can't be published, in French; undefined when it can. */ export function publicationProblem(stepCount) {
    return stepCount === 0 ? "Donnez d\u2019abord au moins une \xe9tape \xe0 ce parcours." : undefined;
}
//# sourceMappingURL=learning-paths.policy.js.map
