/** Goes up whenever the same source gives other HTML: what is stored is then rendered again. */
export const RENDERER_VERSION = 8;

export interface RenderedMarkdown {
  /** Sanitised. */
  html: string;
  /** What a reader reads, for searching: one line a block, plain spaces. */
  text: string;
  words: number;
  /** Minutes, 1 at least. */
  readTime: number;
  /** The text of the first paragraph that has some and stands in no quote, list or frame; empty without one. */
  opening: string;
}

/** Where an image that an article names is kept on the site; width and height in pixels. */
export interface MarkdownAsset {
  /** Empty for one of another site that is linked to, not shown: it could not be copied. */
  url: string;
  width?: number;
  height?: number;
  /** A smaller copy, for small screens. */
  small?: { url: string; width: number };
}
