import { fold } from './fold.js';

const FIRST_PARAGRAPHS = 5;
const PARAGRAPH = /<p(?:\s[^<>]*)?>([^]*?)<\/p>/g;
const FIRST_HEADING = /^\s*<h2(?:\s+id="([^"]*)")?[^<>]*>([^]*?)<\/h2>\s*/;
/** Markup, including the numbers of footnotes. */
const MARKUP = /<a [^<>]*data-footnote-ref[^<>]*>[^<>]*<\/a>|<[^<>]*>|&#?\w+;/g;

/**
 * Whether a description repeats one of the first paragraphs, or its beginning up to an ellipsis. If it does, it is not
 * shown above the content.
 */
export function repeatsOpening(description: string, content: string): boolean {
  const said = words(description);
  if (!said) return false;
  const isCut = /(?:…|\.\.\.)\s*$/.test(description);
  let left = FIRST_PARAGRAPHS;
  for (const { 1: paragraph } of content.matchAll(PARAGRAPH)) {
    const opening = words(paragraph!.replace(MARKUP, ''));
    if (opening === said || (isCut && opening.startsWith(said))) return true;
    if (--left === 0) break;
  }
  return false;
}

/** Removes a first heading that repeats the title; leaves an anchor if links lead to it. */
export function withoutRepeatedTitle(content: string, title: string): string {
  const [heading, id, text] = FIRST_HEADING.exec(content) ?? [];
  if (heading === undefined || words(text!.replace(MARKUP, '')) !== words(title) || !words(title))
    return content;
  const rest = content.slice(heading.length);
  return id && rest.includes(`href="#${id}"`) ? `<p id="${id}"></p>\n${rest}` : rest;
}

const words = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
