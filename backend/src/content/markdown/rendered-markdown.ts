import type { Anchors } from './tree/heading-names.js';

/** Increment whenever the same source gives different HTML; stored HTML is then rendered again. */
export const RENDERER_VERSION = 15;

export interface RenderedMarkdown {
  /** Sanitized. */
  html: string;
  /** Plain text for searching, one line per block, with plain spaces. */
  text: string;
  words: number;
  /** Minutes, at least 1. */
  readTime: number;
  /** First non-empty paragraph outside quotes, lists and admonitions; empty without one. */
  opening: string;
  /** Links that lead nowhere on the site and images that it lacks; only their texts remain. */
  lost: { links: string[]; images: string[] };
  /** Targets of links within it. */
  anchors: Anchors;
  /** Remarks on parts that readers see differently from the source, or not at all. */
  remarks: Remark[];
}

export interface Remark {
  /** In the source, from 1. */
  line: number;
  /** In French. */
  message: string;
  /** Set for a remark about a link or an image in `lost`. */
  isLoss?: true;
}

/** The target of a link in an article: the stored copy of an image, with its size in pixels, or a tutorial. */
export interface MarkdownAsset {
  /** Empty for a remote image that could not be copied; it is linked, not shown. */
  url: string;
  width?: number;
  height?: number;
  /** Smaller copy for small screens. */
  small?: { url: string; width: number };
}
