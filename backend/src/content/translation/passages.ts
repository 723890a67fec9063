import type { Element, ElementContent, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { selfLinkOf } from '../markdown/tree/rehype-self-links.js';

const parser = unified().use(rehypeRaw).freeze();
const writer = unified().use(rehypeStringify).freeze();

const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|del|dfn|em|i|img|input|ins|kbd|mark|math|q|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;
/** Elements whose content stays untranslated. */
const KEPT = /^(?:br|code|img|input|kbd|math|ruby|samp|var|wbr)$/;

export function parseHtml(html: string): Root {
  return parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
}

export function writeHtml(tree: Root): string {
  return writer.stringify(tree);
}

/**
 * A run of text with its inline elements: a paragraph, a heading, a cell. The service receives bare markup with numbers
 * for our elements. Only text is taken from its answer and put back into our elements. So a service cannot add elements,
 * links or attributes, and cannot drop any unnoticed.
 */
export class Passage {
  /** HTML to translate. */
  readonly text: string;
  private readonly elements: Element[] = [];

  constructor(
    private readonly holder: { children: ElementContent[] },
    private readonly nodes: ElementContent[],
  ) {
    this.text = this.encode(nodes, (text) => text);
  }

  /** Its text nodes, for a service that has mixed up the elements. */
  get pieces(): string[] {
    const found: string[] = [];
    this.encode(this.nodes, (text) => {
      found.push(text);
      return text;
    });
    return found;
  }

  /** The passage with its text nodes replaced. */
  withPieces(pieces: string[]): string {
    const left = [...pieces];
    return this.encode(this.nodes, () => left.shift() ?? '');
  }

  /** Whether each element occurs exactly once. */
  fits(translated: string): boolean {
    const numbers: string[] = [];
    visit(parseHtml(translated), 'element', ({ properties }) => {
      if (typeof properties['id'] === 'string') numbers.push(properties['id']);
    });
    return (
      numbers.sort().join() ===
      this.elements
        .map((_, index) => `n${index}`)
        .sort()
        .join()
    );
  }

  /** Replaces the passage by a translation that `fits`. */
  replace(translated: string): void {
    const at = this.holder.children.indexOf(this.nodes[0]!);
    const children = this.decode(parseHtml(translated).children as ElementContent[]);
    this.holder.children.splice(at, this.nodes.length, ...children);
  }

  private encode(nodes: ElementContent[], change: (text: string) => string): string {
    this.elements.length = 0;
    const bare = (some: ElementContent[]): ElementContent[] =>
      some.flatMap((node): ElementContent[] => {
        if (node.type === 'text')
          return [{ type: 'text', value: isText(node.value) ? change(node.value) : node.value }];
        if (node.type !== 'element') return [];
        const id = `n${this.elements.push(node) - 1}`;
        return [
          isKept(node)
            ? { type: 'element', tagName: 'img', properties: { id }, children: [] }
            : { type: 'element', tagName: 'span', properties: { id }, children: bare(node.children) },
        ];
      });
    return writer.stringify({ type: 'root', children: bare(nodes) });
  }

  private decode(nodes: ElementContent[]): ElementContent[] {
    return nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') return [node];
      if (node.type !== 'element') return [];
      const known = this.elements[Number(/^n(\d+)$/.exec(String(node.properties['id']))?.[1] ?? -1)];
      if (!known) return this.decode(node.children);
      return [isKept(known) ? known : { ...known, children: this.decode(node.children) }];
    });
  }
}

/** Passages of an article in order, split at headings. Code is left out. */
export function passagesBySection(tree: Root): Passage[][] {
  const sections: Passage[][] = [[]];
  const walk = (holder: { children: ElementContent[] }): void => {
    for (const run of runsOf(holder.children)) {
      const [first] = run;
      if (first?.type === 'element' && !INLINE.test(first.tagName)) {
        if (/^h[2-6]$/.test(first.tagName)) sections.push([]);
        if (first.tagName !== 'pre') walk(selfLinkOf(first) ?? first);
      } else if (run.some(hasText)) sections.at(-1)!.push(new Passage(holder, run));
    }
  };
  walk(tree as { children: ElementContent[] });
  return sections.filter((section) => section.length > 0);
}

/** Paragraphs of a response, by their ids. */
export function passagesIn(html: string): Map<string, string> {
  const paragraphs = parseHtml(html).children.filter((node) => node.type === 'element');
  return new Map(
    paragraphs.map(({ properties, children }) => [
      String(properties['id']),
      writeHtml({ type: 'root', children }),
    ]),
  );
}

/** Groups adjacent inline nodes; a block is a run of its own. */
function runsOf(children: ElementContent[]): ElementContent[][] {
  const runs: ElementContent[][] = [];
  let current: ElementContent[] | undefined;
  for (const child of children) {
    const isBlock = child.type === 'element' && !INLINE.test(child.tagName);
    if (isBlock || !current) runs.push((current = []));
    current.push(child);
    if (isBlock) current = undefined;
  }
  return runs;
}

const isKept = ({ tagName, properties }: Element) => KEPT.test(tagName) || 'dataFootnoteRef' in properties;

const isText = (text: string) => /\p{L}/u.test(text);

function hasText(node: ElementContent): boolean {
  if (node.type === 'text') return isText(node.value);
  return node.type === 'element' && !KEPT.test(node.tagName) && node.children.some(hasText);
}
