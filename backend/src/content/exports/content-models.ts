import type { Element, ElementContent, Root } from 'hast';
import { fitAttributes } from './epub-attributes.js';

/** A place in a chapter, with its permitted elements. */
interface Place {
  /** Blocks, or inline content only. */
  model: 'flow' | 'phrasing';
  /** Inside a link, where another link is forbidden. */
  inLink?: boolean;
  /** Inside a term or a table header, where headings and sections are forbidden. */
  inHeader?: boolean;
}

const PHRASING = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark math q rp rt ruby s samp small span strong sub sup svg u var wbr'.split(
    ' ',
  ),
);
const FLOW = new Set(
  'aside blockquote div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '),
);
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
/** Elements that may contain the same as their parent. */
const TRANSPARENT = new Set(['a', 'del', 'ins']);
const LINES_ONLY = /^(?:h[1-6]|p|pre)$/;
const NOT_IN_HEADERS = /^(?:h[1-6]|aside|section)$/;
const PARTS = /^(?:caption|col|colgroup|dd|dt|figcaption|li|tbody|td|tfoot|th|thead|tr)$/;
/** Styles of inline elements that become blocks because they contain some. */
const LOOKS: Record<string, string> = {
  b: 'font-weight: bold',
  strong: 'font-weight: bold',
  em: 'font-style: italic',
  i: 'font-style: italic',
  u: 'text-decoration: underline',
  s: 'text-decoration: line-through',
};

/**
 * Changes a tree, in place, so that each element contains only what the content models of HTML allow: EPUB, unlike
 * browsers, insists on them. A misplaced element becomes a `div` or `span`; no text is lost.
 */
export function fitContentModels(tree: Root): void {
  const blocks = new Set<Element>();
  for (const child of tree.children) findBlocks(child as ElementContent, blocks);
  tree.children = fitAll(tree.children as ElementContent[], { model: 'flow' }, blocks);
}

/** Collects the elements that contain blocks. */
function findBlocks(node: ElementContent, blocks: Set<Element>): boolean {
  if (node.type !== 'element' || isForeign(node)) return false;
  let holds = false;
  for (const child of node.children) holds = findBlocks(child, blocks) || holds;
  if (holds) blocks.add(node);
  return holds || !PHRASING.has(node.tagName);
}

const isForeign = ({ tagName }: Element) => tagName === 'math' || tagName === 'svg';

function fitAll(nodes: readonly ElementContent[], place: Place, blocks: Set<Element>): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? fit(node, place, blocks) : [];
  });
}

function fit(node: Element, place: Place, blocks: Set<Element>): ElementContent[] {
  if (isForeign(node)) return [node];
  const before = isTable(node) && place.model === 'flow' ? takeStrays(node) : [];
  rename(node, place, blocks);
  fitAttributes(node);
  const { tagName } = node;
  if (VOID.has(tagName)) node.children = [];
  else if (tagName === 'ul' || tagName === 'ol') fitList(node, place, blocks);
  else if (tagName === 'dl') fitTerms(node, place, blocks);
  else if (tagName === 'table') fitTable(node, place, blocks);
  else if (tagName === 'figure') fitFigure(node, place, blocks);
  else if (tagName === 'ruby') fitRuby(node, place, blocks);
  else node.children = fitAll(node.children, placeIn(node, place), blocks);
  return [...fitAll(before, place, blocks), node];
}

function rename(node: Element, place: Place, blocks: Set<Element>): void {
  const { tagName, properties } = node;
  const isLine = place.model === 'phrasing';
  const become = (name: string) => (node.tagName = name);
  if (tagName === 'a' && place.inLink) become(blocks.has(node) && !isLine ? 'div' : 'span');
  else if (tagName === 'bdo' && !/^(?:ltr|rtl)$/i.test(String(properties['dir']))) become('span');
  else if (tagName === 'rt' || tagName === 'rp') become('span');
  else if (tagName === 'hr' && isLine) become('br');
  else if (PARTS.test(tagName) || !(PHRASING.has(tagName) || FLOW.has(tagName)))
    become(isLine ? 'span' : 'div');
  else if (isLine && FLOW.has(tagName)) become('span');
  else if (place.inHeader && NOT_IN_HEADERS.test(tagName)) become('div');
  else if (tagName === 'table' && rowsIn(node) === 0) become('div');
  else if (/^[uo]l$/.test(tagName) && !node.children.some(isElement)) become('div');
  else if (tagName === 'p' && blocks.has(node)) become('div');
  if (!isLine && blocks.has(node) && PHRASING.has(node.tagName) && !TRANSPARENT.has(node.tagName))
    become('div');
  const { tagName: now } = node;
  if (now === tagName) return;
  // The attributes of an element may be invalid on its replacement.
  const { id, className, lang, dir, title } = properties;
  const look = isLine && FLOW.has(tagName) ? 'display: block' : LOOKS[tagName];
  const kept = { id, className, lang, dir, title, ...(look ? { style: look } : {}) };
  node.properties = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

function placeIn({ tagName }: Element, place: Place): Place {
  const inLink = place.inLink || tagName === 'a';
  const isLine =
    LINES_ONLY.test(tagName) ||
    (PHRASING.has(tagName) && !TRANSPARENT.has(tagName)) ||
    place.model === 'phrasing';
  return { ...place, inLink, model: isLine ? 'phrasing' : 'flow' };
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const isTable = (node: ElementContent) => isElement(node) && node.tagName === 'table';
const isBlank = (node: ElementContent) =>
  node.type !== 'element' && (node.type !== 'text' || !node.value.trim());
const named = (name: string, children: ElementContent[]): Element => {
  return { type: 'element', tagName: name, properties: {}, children };
};

/** Wraps runs of children other than `names` in a `wrapper`. */
function wrapOthers(children: readonly ElementContent[], names: RegExp, wrapper: string): Element[] {
  const out: Element[] = [];
  let run: Element | undefined;
  for (const child of children) {
    if (isElement(child) && names.test(child.tagName)) {
      run = undefined;
      out.push(child);
    } else if (run) run.children.push(child);
    else if (!isBlank(child)) out.push((run = named(wrapper, [child])));
  }
  return out;
}

/** Fits the content of an element that is allowed at its place. */
function fitPart(node: Element, place: Place, blocks: Set<Element>): void {
  fitAttributes(node);
  node.children = fitAll(node.children, place, blocks);
}

function fitList(node: Element, place: Place, blocks: Set<Element>): void {
  const items = wrapOthers(node.children, /^li$/, 'li');
  for (const item of items) {
    if (node.tagName === 'ul') delete item.properties['value'];
    fitPart(item, { ...place, model: 'flow' }, blocks);
  }
  node.children = items;
}

/** Flattens groups of terms; if no definitions follow them, all become blocks. */
function fitTerms(node: Element, place: Place, blocks: Set<Element>): void {
  const flat = node.children.flatMap((child) =>
    isElement(child) && child.tagName === 'div' ? child.children : [child],
  );
  const parts = wrapOthers(flat, /^d[dt]$/, 'dd');
  const isRight = /^(?:(?:dt,)+(?:dd,)+)+$/.test(parts.map(({ tagName }) => `${tagName},`).join(''));
  for (const part of parts) {
    const isTerm = part.tagName === 'dt' && isRight;
    fitPart(part, { ...place, model: 'flow', ...(isTerm ? { inHeader: true } : {}) }, blocks);
    if (!isRight) part.tagName = 'div';
  }
  if (!isRight) node.tagName = 'div';
  node.children = parts;
}

function rowsIn({ children }: Element): number {
  const count = (node: ElementContent): number => {
    if (!isElement(node) || node.tagName === 'table') return 0;
    return /^t[rdh]$/.test(node.tagName) ? 1 : node.children.reduce((sum, child) => sum + count(child), 0);
  };
  return children.reduce((sum, child) => sum + count(child), 0);
}

/** Removes and returns everything in a table that is not part of it, and all captions except the first. */
function takeStrays(table: Element): ElementContent[] {
  const captions = table.children.filter((child) => isElement(child) && child.tagName === 'caption');
  const isStray = (child: ElementContent) =>
    captions.indexOf(child) > 0 || !(isBlank(child) || (isElement(child) && PARTS.test(child.tagName)));
  const strays = table.children.filter(isStray);
  table.children = table.children.filter((child) => !isStray(child));
  return strays;
}

function fitTable(node: Element, place: Place, blocks: Set<Element>): void {
  const of = (name: RegExp) =>
    node.children.filter((child): child is Element => isElement(child) && name.test(child.tagName));
  const caption = of(/^caption$/);
  for (const part of caption) fitPart(part, { ...place, model: 'phrasing' }, blocks);
  const columns = wrapOthers(of(/^col(?:group)?$/), /^colgroup$/, 'colgroup');
  for (const group of columns) {
    group.children = group.children.filter((child) => isElement(child) && child.tagName === 'col');
    if (group.children.length > 0) delete group.properties['span'];
    for (const part of [group, ...(group.children as Element[])]) fitAttributes(part);
  }
  const bodies = wrapOthers(
    of(/^(?:tbody|td|tfoot|th|thead|tr|li|d[dt]|figcaption)$/),
    /^t(?:body|foot|head)$/,
    'tbody',
  );
  const [head, foot] = ['thead', 'tfoot'].map((name) => bodies.find(({ tagName }) => tagName === name));
  const rest = bodies.filter((part) => part !== head && part !== foot);
  for (const part of rest) part.tagName = 'tbody';
  for (const part of bodies) fitRows(part, place, blocks);
  node.children = [...caption, ...columns, ...(head ? [head] : []), ...rest, ...(foot ? [foot] : [])];
}

function fitRows(part: Element, place: Place, blocks: Set<Element>): void {
  fitAttributes(part);
  const rows = wrapOthers(part.children, /^tr$/, 'tr');
  for (const row of rows) {
    fitAttributes(row);
    const cells = wrapOthers(row.children, /^t[dh]$/, 'td');
    for (const cell of cells) {
      const isHeader = cell.tagName === 'th';
      fitPart(cell, { ...place, model: 'flow', ...(isHeader ? { inHeader: true } : {}) }, blocks);
    }
    row.children = cells;
  }
  part.children = rows;
}

/** Only one caption, at the end, since no reader shows others. */
function fitFigure(node: Element, place: Place, blocks: Set<Element>): void {
  const isCaption = (child: ElementContent) => isElement(child) && child.tagName === 'figcaption';
  const solid = node.children.filter((child) => !isBlank(child));
  const caption = [solid.at(-1), solid[0]].find((child) => child && isCaption(child)) as Element | undefined;
  const flow = { ...place, model: 'flow' } as const;
  node.children = node.children.flatMap((child) => {
    if (child !== caption) return fitAll([child], flow, blocks);
    fitPart(caption, flow, blocks);
    return [caption];
  });
}

/** Readings above text that does not come first, or between odd brackets, stand in the line. */
function fitRuby(node: Element, place: Place, blocks: Set<Element>): void {
  const inner = { ...place, model: 'phrasing' } as const;
  const order = node.children.map((child) =>
    isElement(child) && /^r[pt]$/.test(child.tagName) ? child.tagName : 'x',
  );
  if (!/^(?:(?:x,)+(?:rt,|rp,rt,rp,))+$/.test(order.map((name) => `${name},`).join(''))) {
    node.tagName = 'span';
    node.children = fitAll(node.children, inner, blocks);
    return;
  }
  node.children = node.children.flatMap((child, index) => {
    if (order[index] === 'x') return fitAll([child], inner, blocks);
    fitPart(child as Element, inner, blocks);
    return [child];
  });
}
