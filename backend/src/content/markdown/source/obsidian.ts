const isImageFile = (path: string): boolean => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path);

/** `[[note#heading|text]]`, with `!` for embedded content. In a table the bar is escaped. */
export const WIKI_LINK = /(!?)\[\[([^[\]|\n]*[^[\]|\n\\])(?:\\?\|([^[\]\n]*))?\]\]/g;
const HIGHLIGHT = /(^|[^=])==(?=[^\s=])((?:(?!==|\n[ \t]*\n)[^])*[^\s=])==(?!=)/g;
/** `^name` at the end of a block or below it. */
const BLOCK_NAME = /(^|[ \t])\^([A-Za-z0-9][A-Za-z0-9-]+)[ \t]*$/gm;
const BLOCK_END = /^\n?[ \t>]*(?:$|\n|[-*+]\s|\d{1,9}[.)]\s)/;
const IMAGE_SIZE = /(!\[[^[\]\n]*?)\\?\|\d{1,5}(?:x\d{1,5})?(?=[\]\uFDD0])/g;

interface WikiLink {
  target: string;
  label: string;
  isEmbedded: boolean;
}

/** Converts Obsidian's additions outside code and addresses to Markdown or HTML. */
export function readObsidian(prose: string): string {
  return readWikiLinks(prose)
    .replace(IMAGE_SIZE, '$1')
    .replace(HIGHLIGHT, (match, before: string, words: string, at: number, all: string) =>
      isComparison(all, at + before.length, match.length - before.length, words)
        ? match
        : `${before}<mark>${words}</mark>`,
    )
    .replace(BLOCK_NAME, (match, before: string, name: string, at: number, all: string) =>
      (/[A-Za-z]/.test(name) || name.length >= 6) &&
      BLOCK_END.test(all.slice(at + match.length, at + match.length + 20))
        ? `${before}<a id="^${name}"></a>`
        : match,
    );
}

/** Converts links and embedded images to Markdown's own syntax. */
export function readWikiLinks(prose: string): string {
  if (!prose.includes('[[')) return prose;
  return prose.replace(WIKI_LINK, (match, sign: string, target: string, label?: string) => {
    const link = wikiLink(target, label, sign === '!');
    if (!link) return match;
    const address = `<${link.target.replace(/[<>]/g, '')}>`;
    const isImage = link.isEmbedded && isImageFile(link.target);
    return `${isImage ? '!' : ''}[${link.label.replace(/[[\]]/g, '\\$&')}](${address})`;
  });
}

/** Targets of `[[…]]` and `![[…]]` in a text, as Markdown links. Those in code are harmless. */
export function wikiTargets(markdown: string): Set<string> {
  const links = [...markdown.matchAll(WIKI_LINK)].map(([, sign, target, label]) =>
    wikiLink(target!, label, sign === '!'),
  );
  return new Set(links.flatMap((link) => (link ? [link.target.replace(/[<>]/g, '')] : [])));
}

/** Undefined for a text that is no link, such as `[[1, 2]]` or `[[ -f x ]]`. */
export function wikiLink(
  target: string,
  label: string | undefined,
  isEmbedded: boolean,
): WikiLink | undefined {
  const [file = '', ...headings] = target.trim().split('#');
  if (target !== target.trim() || !/\p{L}|^#/u.test(target) || /^[-$!]/.test(target)) return undefined;
  const name = file.split('/').at(-1)!;
  const isImage = isImageFile(file);
  const fragment = headings.at(-1)?.trim();
  const words = [
    name.replace(/\.\w+$/, (extension) => (isImage || /^\.md$/i.test(extension) ? '' : extension)),
    ...headings,
  ];
  const own = label?.trim() ?? '';
  return {
    target: fileOf(file) + (fragment ? `#${fragment}` : ''),
    label: (isImage && /^\d{1,5}(?:x\d{1,5})?$/.test(own) ? '' : own) || words.filter(Boolean).join(' › '),
    isEmbedded,
  };
}

/** Notes are referred to without their extension. */
const fileOf = (file: string): string => (file === '' || /\.\w{1,5}$/.test(file) ? file : `${file}.md`);

/** `a==b, c==d` are two comparisons. */
function isComparison(text: string, at: number, length: number, words: string): boolean {
  return (
    /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') &&
    /[\p{L}\p{N}]/u.test(text[at + length] ?? '') &&
    /\s/.test(words)
  );
}
