/** A text counts as being read between these shares; the pages of the site use the same. */
export const UNDER_WAY = { begun: 0.03, end: 0.97 };
