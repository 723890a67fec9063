export const publicationStates = ['published', 'unpublished'] as const;
export type PublicationState = (typeof publicationStates)[number];

/**
 * The condition that leaves unpublished tutorials out of a query, by a look at each that would be shown: MariaDB would
 * read all unpublished ones first for NOT EXISTS and NOT IN.
 * @param id where the query has the tutorial’s
 */
export function published(id: string): string {
  return `(SELECT 1 FROM unpublished_tutorials WHERE unpublished_tutorials.tutorialId = ${id}) IS NULL`;
}

/** The other ones; they are few, so that this is quicker than to look at each tutorial. */
export function unpublished(id: string): string {
  return `${id} IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
}
