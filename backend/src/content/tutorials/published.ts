export const publicationStates = ['published', 'unpublished', 'deleted'] as const;
export type PublicationState = (typeof publicationStates)[number];

/**
 * SQL condition that excludes unpublished tutorials; deleted ones are unpublished as well. It is a scalar subquery
 * because MariaDB would read all unpublished rows first for NOT EXISTS and NOT IN.
 * @param id column that holds the tutorial id
 */
export function published(id: string): string {
  return `(SELECT 1 FROM unpublished_tutorials WHERE unpublished_tutorials.tutorialId = ${id}) IS NULL`;
}

/** SQL condition that excludes tutorials in the trash. */
export function notDeleted(id: string): string {
  return `(SELECT 1 FROM deleted_tutorials WHERE deleted_tutorials.tutorialId = ${id}) IS NULL`;
}

/**
 * SQL condition for one state, or for any but deleted. Unpublished and deleted tutorials are few, so `IN` is faster
 * than a check for each tutorial.
 */
export function inState(state: PublicationState | 'any', id: string): string {
  if (state === 'published') return published(id);
  if (state === 'any') return notDeleted(id);
  if (state === 'deleted') return `${id} IN (SELECT deleted_tutorials.tutorialId FROM deleted_tutorials)`;
  const unpublished = `${id} IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
  return `${unpublished} AND ${notDeleted(id)}`;
}
