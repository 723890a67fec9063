export const publicationStates = [
    'published',
    'unpublished',
    'deleted'
];
/**
 * SQL condition that excludes unpublished tutorials; deleted ones are unpublished as well. It is a scalar subquery
 * because MariaDB would read all unpublished rows first for NOT EXISTS and NOT IN.
 * @param id column that holds the tutorial id
 */ export function published(id) {
    return `(SELECT 1 FROM unpublished_tutorials WHERE unpublished_tutorials.tutorialId = ${id}) IS NULL`;
}
/** SQL condition that excludes tutorials in the trash. */ export function notDeleted(id) {
    return `(SELECT 1 FROM deleted_tutorials WHERE deleted_tutorials.tutorialId = ${id}) IS NULL`;
}
/**
 * SQL condition for one state, or for any but deleted. Tutorials that are not published are found by an index of their
 * state, in the order of the list.
 * @param alias of the tutorials
 */ export function inState(state, alias) {
    if (state === 'published') return published(`${alias}.id`);
    if (state === 'any') return notDeleted(`${alias}.id`);
    return `${alias}.publicationState = '${state}'`;
}
//# sourceMappingURL=published.js.map
