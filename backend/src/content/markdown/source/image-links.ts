import { readTemplateTags } from './template-tags.js';
import { readWikiLinks } from './obsidian.js';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const LINK_TARGET = /\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;
const DEFINITION = /^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm;
const HTML_SOURCE = /<img\s[^<>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]*[^\s"'<>/]))/gi;
const PATTERNS = [LINK_TARGET, DEFINITION, HTML_SOURCE];

/** File extensions; links to such files may contain spaces. */
const SPACED_FILE = /\.(?:avif|gif|jpe?g|md|png|svg|webp)$/i;
const LINK_IN_BRACKETS = /\]\(([^<>()\n]*(?:\([^<>()\n]*\)[^<>()\n]*)*)\)/g;
const DEFINED_LINK = /^( {0,3}\[[^\]\r\n\u2028\u2029]+\]:)[ \t]*([^<\s][^\n]*)$/gm;

/** Puts file names with spaces into the angle brackets that Markdown requires: `![a](mon image.png)`. */
export function withAngleBrackets(markdown: string): string {
  return markdown
    .replace(LINK_IN_BRACKETS, (match, inner: string) => {
      const bracketed = angled(inner);
      return bracketed ? `](${bracketed})` : match;
    })
    .replace(DEFINED_LINK, (match, label: string, inner: string) => {
      const bracketed = angled(inner);
      return bracketed ? `${label} ${bracketed}` : match;
    });
}

/** Undefined unless it is the name of a file with spaces, perhaps with a title. */
function angled(inner: string): string | undefined {
  const text = inner.trim();
  const quote = text.at(-1)!;
  const opening = quote === '"' || quote === "'" ? text.lastIndexOf(quote, text.length - 2) : -1;
  const target = (opening < 0 ? text : text.slice(0, opening)).trimEnd();
  if (!/\s/.test(target) || !SPACED_FILE.test(target.split(/[?#]/, 1)[0]!) || target.includes('"'))
    return undefined;
  return `<${target}>${opening < 0 ? '' : ` ${text.slice(opening)}`}`;
}

/** Local links of a Markdown text that may be images, as written. False positives are harmless. */
export function localImageLinks(markdown: string): string[] {
  return localLinks(markdown).filter(isImageFile);
}

const HTML_TARGET = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;

/** Local links of a Markdown text, as written. False positives are harmless. */
export function localLinks(markdown: string): string[] {
  const text = withAngleBrackets(readWikiLinks(readTemplateTags(markdown)));
  const found = [...PATTERNS, HTML_TARGET].flatMap((pattern) => linksOf(text, pattern));
  return [...new Set(found)].filter(isLocal);
}

/** `![text](link)`; the text may contain one pair of brackets. */
const SHOWN =
  /!\[(?:[^[\]]|\[[^[\]]*\])*\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;

/** Links to images of other sites that a Markdown text shows, as written except for `&amp;`. */
export function remoteImageLinks(markdown: string): string[] {
  const shown = [SHOWN, HTML_SOURCE].flatMap((pattern) => linksOf(markdown, pattern));
  // Only the file name tells whether a definition is an image.
  const defined = linksOf(markdown, DEFINITION).filter(isImageFile);
  const links = [...shown, ...defined].map((link) => link.replaceAll('&amp;', '&'));
  return [...new Set(links)].filter((link) => /^(?:https?:)?\/\//i.test(link));
}

const linksOf = (markdown: string, pattern: RegExp): string[] =>
  [...markdown.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined)!);

/**
 * Replaces image links and changes nothing else.
 * @param others new links, by link as written
 */
export function withImageLinks(markdown: string, others: ReadonlyMap<string, string>): string {
  if (others.size === 0) return markdown;
  return PATTERNS.reduce(
    (text, pattern) =>
      text.replace(pattern, (match: string, ...groups: unknown[]) => {
        const link = groups.slice(0, 3).find((group) => typeof group === 'string' && match.includes(group));
        const other = others.get(link as string);
        if (other === undefined) return match;
        // The text before the link may contain it too.
        const at = match.lastIndexOf(link as string);
        return match.slice(0, at) + other + match.slice(at + (link as string).length);
      }),
    markdown,
  );
}

export function isLocal(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link);
}

/** Decides by the file name. */
export function isImageFile(path: string): boolean {
  return IMAGE_FILE.test(path.split(/[?#]/, 1)[0]!);
}
