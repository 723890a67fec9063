export const publicationStates = ['published', 'unpublished', 'deleted'] as const;
export type PublicationState = (typeof publicationStates)[number];

/**
 * The condition that leaves unpublished tutorials out of a query, by a look at each that would be shown: MariaDB would
 * read all unpublished ones first for NOT EXISTS and NOT IN. Deleted ones are unpublished as well.
 * @param id where the query has the tutorial’s
 */
export function published(id: string): string {
  return `(SELECT 1 FROM unpublished_tutorials WHERE unpublished_tutorials.tutorialId = ${id}) IS NULL`;
}

/** Leaves out what is in the trash, in the same way. */
export function notDeleted(id: string): string {
  return `(SELECT 1 FROM deleted_tutorials WHERE deleted_tutorials.tutorialId = ${id}) IS NULL`;
}

/** The condition for those in one state, or in any but deleted. The others are few, so that this is quicker than to look at each tutorial. */
export function inState(state: PublicationState | 'any', id: string): string {
  if (state === 'published') return published(id);
  if (state === 'any') return notDeleted(id);
  if (state === 'deleted') return `${id} IN (SELECT deleted_tutorials.tutorialId FROM deleted_tutorials)`;
  const unpublished = `${id} IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
  return `${unpublished} AND ${notDeleted(id)}`;
}
