/** The condition that leaves unpublished tutorials out of a query; `id` is where it has the tutorial's. */
export function published(id: string): string {
  return `${id} NOT IN (SELECT unpublished_tutorials.tutorialId FROM unpublished_tutorials)`;
}
