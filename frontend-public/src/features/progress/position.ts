/** Height below the top of the viewport, header included, above which content counts as read, in pixels. */
export const HEADER = 120;

/** Share of the text that was read, 0 to 1. */
export function positionIn(article: HTMLElement): number {
  const { top, height } = article.getBoundingClientRect();
  // The article was unmounted: the reader left and did not read on.
  if (height === 0) return 0;
  // A text whose end is visible counts as read to the end.
  const read = top + height <= innerHeight ? 1 : (HEADER - top) / height;
  return Math.min(1, Math.max(0, read));
}
