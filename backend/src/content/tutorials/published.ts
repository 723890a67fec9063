export const publicationStates = ['published', 'unpublished'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** The condition that leaves unpublished tutorials out of a query; `id` is where it has the tutorial's. */
export function published(id: string): string {
  return `${id} NOT IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
}

/** The other ones; they are few, so that this is quicker than to look at each tutorial. */
export function unpublished(id: string): string {
  return `${id} IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
}
