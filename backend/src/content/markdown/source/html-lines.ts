import type { SourceLine } from './source-line.js';

const ONLY_TAG = /^[ \t]*<([a-z]+)\b([^<>]*)>[ \t]*$/i;
const MARKED = /\smarkdown=["']?(?:1|block|span)/i;

/** Puts the content of HTML elements with `markdown="1"` on lines of its own, so that it is read as Markdown. */
export function readHtmlLines(lines: SourceLine[]): SourceLine[] {
  const blank = { text: '', code: false };
  const open: string[] = [];
  return lines.flatMap((line) => {
    if (line.code || !/^[ \t]*</.test(line.text))
      return open.length > 0 ? [{ ...line, text: dedent(line) }] : [line];
    const { text } = line;
    const [, name, attributes] = ONLY_TAG.exec(text) ?? [];
    if (name && MARKED.test(attributes!)) {
      open.push(name.toLowerCase());
      return [{ ...line, text: text.trim() }, blank];
    }
    if (open.length > 0 && text.trim().toLowerCase() === `</${open.at(-1)}>`) {
      open.pop();
      return [blank, { ...line, text: text.trim() }, blank];
    }
    return [line];
  });
}

/** Indentation within an element is only visual. */
function dedent({ text, code }: SourceLine): string {
  return code ? text : text.trimStart();
}
