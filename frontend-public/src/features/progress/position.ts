/** As much of the page stands below the header before something counts as passed. */
export const HEADER = 120;

/** How much of a text has been passed, 0 to 1. */
export function positionIn(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  // A text that is not on the page any more has been left, not read.
  if (height === 0) return 0;
  // What can be seen to the end has been read to the end.
  const read = top + height <= innerHeight ? 1 : (HEADER - top) / height;
  return Math.min(1, Math.max(0, read));
}
