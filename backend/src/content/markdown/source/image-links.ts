const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const LINK_TARGET = /\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;
const DEFINITION = /^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:[ \t]*(?:<([^<>\n]+)>|(\S+))/gm;
const HTML_SOURCE = /<img\s[^<>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'<>]+))/gi;
const PATTERNS = [LINK_TARGET, DEFINITION, HTML_SOURCE];

/** The local links of a Markdown text that may be images, as written. Rather one too many than one too few. */
export function localImageLinks(markdown: string): string[] {
  const found = PATTERNS.flatMap((pattern) => linksOf(markdown, pattern));
  return [...new Set(found)].filter((link) => isLocal(link) && isImageFile(link));
}

/** In Markdown, `![text](link)`; the text may hold one pair of brackets. */
const SHOWN =
  /!\[(?:[^[\]]|\[[^[\]]*\])*\]\([ \t]*(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/g;

/** Links to images of other sites that a Markdown text shows, as written but for `&amp;`. */
export function remoteImageLinks(markdown: string): string[] {
  const shown = [SHOWN, HTML_SOURCE].flatMap((pattern) => linksOf(markdown, pattern));
  // Which of the definitions stand for images their names tell.
  const defined = linksOf(markdown, DEFINITION).filter(isImageFile);
  const links = [...shown, ...defined].map((link) => link.replaceAll('&amp;', '&'));
  return [...new Set(links)].filter((link) => /^(?:https?:)?\/\//i.test(link));
}

const linksOf = (markdown: string, pattern: RegExp): string[] =>
  [...markdown.matchAll(pattern)].map((match) => match.slice(1).find((group) => group !== undefined)!);

/** The text with other links to images, and nothing else changed. @param others by link as written */
export function withImageLinks(markdown: string, others: ReadonlyMap<string, string>): string {
  if (others.size === 0) return markdown;
  return PATTERNS.reduce(
    (text, pattern) =>
      text.replace(pattern, (match: string, ...groups: unknown[]) => {
        const link = groups.slice(0, 3).find((group) => typeof group === 'string' && match.includes(group));
        const other = others.get(link as string);
        if (other === undefined) return match;
        // What is written before it may say the same.
        const at = match.lastIndexOf(link as string);
        return match.slice(0, at) + other + match.slice(at + (link as string).length);
      }),
    markdown,
  );
}

export function isLocal(link: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link);
}

/** By its name. */
export function isImageFile(path: string): boolean {
  return IMAGE_FILE.test(path.split(/[?#]/, 1)[0]!);
}
