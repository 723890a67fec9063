/** Parts of the browser's interface, which the types of this workspace lack. */
interface PageElement {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: ArrayLike<PageElement>;
  readonly firstElementChild: PageElement;
  readonly parentElement: PageElement;
  readonly style: { width: string; fontSize: string; textAlign: string };
  readonly clientWidth: number;
  getBoundingClientRect(): { left: number; right: number };
  querySelectorAll(selector: string): ArrayLike<PageElement>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  closest(selector: string): PageElement | null;
  cloneNode(isDeep: false): PageElement;
  append(...children: PageElement[]): void;
  replaceWith(other: PageElement): void;
}
declare const document: {
  readonly body: PageElement;
  readonly fonts: { readonly ready: Promise<unknown> };
  querySelectorAll(selector: string): ArrayLike<PageElement>;
  createElement(name: string): PageElement;
  createElementNS(namespace: string, name: string): PageElement;
};
declare function getComputedStyle(
  element: PageElement,
): Record<'display' | 'fontSize' | 'paddingLeft' | 'paddingRight', string>;

/** Elements that no style sheet can keep within a page, where they have no place to break. */
export const MAY_BE_WIDE = /<(?:math|ruby|table)[\s>]/;

/**
 * Fits elements to the width of the page: wide formulas continue on further lines, as in TeX, and what is still too wide
 * becomes smaller. Otherwise Chromium would make the whole document smaller, and cut the rest off.
 *
 * Runs in the browser, so it can refer to nothing outside itself.
 * @param width of the page without its margins, in CSS
 */
export async function fitToPage(width: string): Promise<void> {
  /** Relations and binary operations; not bars, large operators and roots. */
  const isOperator = ({ tagName, textContent }: PageElement): boolean =>
    tagName === 'mo' && /^[\p{Sm}*;,]$/u.test(textContent) && !/[|‖∏-∑√-∜∫-∳⋀-⋃⨀-⨌]/.test(textContent);

  /** The box of a formula is as wide as its line, whatever sticks out of it. */
  const widthOf = (element: PageElement): number => {
    const parts = element.tagName === 'math' ? element.querySelectorAll('mtable, :not(:has(*))') : [element];
    const boxes = Array.from(parts, (part) => part.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  };

  /** Cells grow with what they contain, so each counts as an equal share of its table. */
  const roomIn = (element: PageElement): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
    const table = /^t[dh]$/i.test(element.tagName) && element.closest('table');
    const inner = table ? roomFor(table) / element.parentElement.children.length : element.clientWidth;
    return inner - padding;
  };

  function roomFor(element: PageElement): number {
    let room = Infinity;
    for (let one = element; one !== document.body;) {
      one = one.parentElement;
      if (
        !/^(?:inline|table)$/.test(getComputedStyle(one).display) &&
        !/^t(?:r|body|head|foot)$/i.test(one.tagName)
      )
        room = Math.min(room, roomIn(one));
    }
    return room;
  }

  /** Spaces around operators belong to no box. */
  const mostOf = (element: PageElement): number =>
    roomFor(element) * (element.tagName === 'math' ? 0.97 : 1) + 0.5;

  const isTooWide = (element: PageElement): boolean => widthOf(element) > mostOf(element);

  const shrink = (element: PageElement): void => {
    for (let tries = 0; tries < 5 && isTooWide(element); tries++) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      element.style.fontSize = `${size * Math.min(0.99, mostOf(element) / widthOf(element))}px`;
    }
  };

  const pieceOf = (math: PageElement, parts: PageElement[]): PageElement => {
    const piece = math.cloneNode(false);
    if (math.getAttribute('display') === 'block') piece.setAttribute('displaystyle', 'true');
    piece.removeAttribute('display');
    const row = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'mrow');
    row.append(...parts);
    piece.append(row);
    return piece;
  };

  const breakLines = (math: PageElement): PageElement[] => {
    let row = math.firstElementChild;
    while (/^(?:semantics|mrow)$/.test(row.tagName) && row.children.length === 1) row = row.firstElementChild;
    const parts: PageElement[][] = [[]];
    const children = row.tagName === 'mrow' ? Array.from(row.children) : [];
    for (const [at, child] of children.entries()) {
      parts.at(-1)!.push(child);
      // At the beginning, and after another operator, it is a sign.
      const isInfix = at > 0 && isOperator(child) && !isOperator(children[at - 1]!);
      if (!isInfix || at === children.length - 1) continue;
      // At the end of a row it would be taken for a postfix operator, which has no space before it.
      child.setAttribute('form', 'infix');
      parts.push([]);
    }
    if (parts.length === 1) return [math];
    const pieces = parts.map((part) => pieceOf(math, part));
    if (math.getAttribute('display') === 'block') math.parentElement.style.textAlign = 'center';
    const line = document.createElement('span');
    line.setAttribute('dir', 'ltr');
    line.append(...pieces);
    math.replaceWith(line);
    return pieces;
  };

  await document.fonts.ready;
  document.body.style.width = width;
  for (const element of Array.from(document.querySelectorAll('math, ruby'))) {
    const table = element.closest('table');
    if ((table && !isTooWide(table)) || !isTooWide(element)) continue;
    const pieces = element.tagName === 'math' ? breakLines(element) : [element];
    for (const piece of pieces) shrink(piece);
  }
  for (const table of Array.from(document.querySelectorAll('table'))) shrink(table);
  document.body.style.width = '';
}
