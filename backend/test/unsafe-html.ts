import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const elements = new Set(
  (
    'a abbr aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong ' +
    'sub summary sup table tbody td tfoot th thead time tr u ul var wbr html head body'
  ).split(' '),
);
const attributes = new Set(
  (
    'align alt aria-describedby aria-label checked class colspan data-footnote-backref data-footnote-ref ' +
    'data-footnotes data-language datetime decoding dir disabled height href id lang loading open referrerpolicy rel ' +
    'reversed role rowspan scope span src start tabindex title type value width'
  ).split(' '),
);
/** Classes of the highlighter, within code. */
const codeClasses = /^(?:hljs-[\w-]+|[a-z]+_*)$/;
const classes =
  /^(?:address|admonition(?:-[a-z]+)?|contains-task-list|diagram(?:-scroll|-source)?|task-list-item|data-footnote-backref|footnotes|hljs|language-[\w+#-]+|missing-image|no-highlight|table-scroll)$/;

/** Elements of drawings, within figures of the renderer. */
const shapes = new Set(
  'svg g defs marker polygon polyline path line rect circle ellipse text tspan'.split(' '),
);
const geometry = new Set(
  (
    'viewBox width height points d x y x1 y1 x2 y2 cx cy r rx ry dx dy transform text-anchor font-size font-weight ' +
    'font-style stroke-width stroke-linejoin stroke-dasharray fill-opacity stroke-opacity markerWidth markerHeight ' +
    'refX refY orient'
  ).split(' '),
);
const shapeValues: Record<string, RegExp> = {
  class: /^(?:diagram-(?:node|ground|shrinks|small) ?)+$/,
  fill: /^(?:#[\da-f]{3,8}|[a-z]+)$/i,
  stroke: /^(?:#[\da-f]{3,8}|[a-z]+)$/i,
  id: /^diagramme-\d+-\d+$/,
  'marker-start': /^url\(#diagramme-\d+-\d+\)$/,
  'marker-end': /^url\(#diagramme-\d+-\d+\)$/,
  role: /^img$/,
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  'aria-label': /./,
};

/**
 * Parses HTML as a browser does and lists everything that no tutorial may contain.
 * @param addresses `checked` applies the rules for links and images of a rendered tutorial, `harmless` accepts any
 *   harmless
 *   scheme
 */
export function unsafeParts(html: string, addresses: 'checked' | 'harmless' = 'checked'): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeName === '#comment') found.push('comment');
    if ('content' in node) found.push('template');
    if ('tagName' in node) {
      if (!(isShape(node) ? isInDiagram(node) : elements.has(node.tagName))) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        const safe =
          addresses === 'harmless' && /^(?:href|src)$/.test(name)
            ? isHarmless(value)
            : isSafe(node, name, value);
        if (!safe) found.push(`${name}="${value}"`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(`<!doctype html><body>${html}`));
  return found;
}

function isSafe(node: DefaultTreeAdapterTypes.Element, name: string, value: string): boolean {
  const { tagName, parentNode } = node;
  if (isShape(node)) return isSafeOfShape(name, value);
  if (!attributes.has(name)) return false;
  if (name === 'class') {
    const allowed = tagName === 'span' && parentNode && isInCode(parentNode) ? codeClasses : classes;
    return value.split(/\s+/).every((part) => allowed.test(part));
  }
  if (name === 'href') return /^(?:https?:\/\/|\/\/[^/]|mailto:|tel:|#|\/(?!\/))/i.test(value);
  if (name === 'src') return /^(?:https:\/\/|\/media\/)/.test(value);
  if (name === 'id' && !/^h[1-6]$/.test(tagName)) return value.startsWith('user-content-');
  return name !== 'type' || value === 'checkbox';
}

/** URLs without a scheme, or with a scheme that runs no code. */
function isHarmless(address: string): boolean {
  return /^(?:https?|mailto|tel):/i.test(address) || !/^[^/?#]*:/.test(address);
}

const SVG = 'http://www.w3.org/2000/svg';

const isShape = ({ namespaceURI, tagName }: DefaultTreeAdapterTypes.Element): boolean =>
  String(namespaceURI) === SVG && shapes.has(tagName);

function isSafeOfShape(name: string, value: string): boolean {
  return geometry.has(name) ? /^[\w\s.,()+-]*$/.test(value) : (shapeValues[name]?.test(value) ?? false);
}

function isInDiagram(node: DefaultTreeAdapterTypes.ParentNode): boolean {
  const isFigure =
    node.nodeName === 'figure' &&
    'attrs' in node &&
    node.attrs.some(({ name, value }) => name === 'class' && value === 'diagram');
  return isFigure || ('parentNode' in node && node.parentNode !== null && isInDiagram(node.parentNode));
}

function isInCode(node: DefaultTreeAdapterTypes.ParentNode): boolean {
  if (node.nodeName === 'code') return true;
  return 'parentNode' in node && node.parentNode !== null && isInCode(node.parentNode);
}
