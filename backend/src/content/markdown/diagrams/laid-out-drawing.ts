import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from '../tree/visit.js';
import type { LaidOutSource } from './mermaid-source.js';

/** Makes text 15 pixels high, a little smaller than the surrounding text. */
const SCALE = 1.15;

/** French for the library's own words. */
const WORDS: Record<string, string> = { '(no attributes)': '(sans attribut)' };

/**
 * Look of parts by the library's variable names: the surrounding text colour, so that it works in any theme and without
 * a style sheet.
 */
const PARTS: Record<string, { opacity: number; className?: string }> = {
  _text: { opacity: 1 },
  '_text-sec': { opacity: 0.9 },
  '_text-muted': { opacity: 0.9 },
  '_text-faint': { opacity: 0.8 },
  _line: { opacity: 0.65 },
  _arrow: { opacity: 0.9 },
  '_node-fill': { opacity: 0.05, className: 'diagram-node' },
  '_node-stroke': { opacity: 0.6, className: 'diagram-node' },
  '_group-hdr': { opacity: 0.1 },
  '_inner-stroke': { opacity: 0.2 },
};
/** Background of labels, so that no line crosses them. */
const GROUND = 'bg';

const ELEMENTS = new Set(
  'svg g defs marker polygon polyline path line rect circle ellipse text tspan'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'viewBox width height points d x y x1 y1 x2 y2 cx cy r rx ry dx dy transform textAnchor fontSize fontWeight ' +
    'fontStyle strokeWidth strokeLineJoin strokeDashArray markerWidth markerHeight refX refY orient'
  ).split(' '),
);
const GEOMETRY = /^[\w\s.,()+-]*$/;
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20})$/i;

/**
 * Draws a diagram with the library and keeps only shapes and text: no styles, no links, nothing to load.
 * @param number of the diagram within its page, used in the ids of arrowheads
 * @returns undefined for a diagram that can't be drawn, or when an edge would be lost
 */
export function drawLaidOut({ kind, text, links }: LaidOutSource, number: number): Element | undefined {
  let drawn: string;
  try {
    drawn = renderMermaidSVG(text);
  } catch {
    return undefined;
  }
  const svg = fromHtml(drawn, { fragment: true, space: 'html' }).children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  );
  if (!svg || countLinks(svg, kind) < links) return undefined;
  keepShapes(svg);
  const arrowheads = nameArrowheads(svg, `diagramme-${number}-`);
  visit(svg, 'element', (node) => draw(node, arrowheads));
  visit(svg, 'text', (node) => {
    node.value = WORDS[node.value] ?? node.value;
  });
  const { width, height, viewBox } = svg.properties;
  if (![width, height].every((size) => Number(size) > 0)) return undefined;
  svg.properties = {
    viewBox,
    width: Math.ceil(Number(width) * SCALE),
    height: Math.ceil(Number(height) * SCALE),
  };
  return svg;
}

/** The library's class names of edges. */
const LINKS: Record<LaidOutSource['kind'], string> = {
  flowchart: 'edge',
  state: 'edge',
  sequence: 'message',
  class: 'class-relationship',
  entities: 'er-relationship',
};

function countLinks(svg: Element, kind: LaidOutSource['kind']): number {
  let links = 0;
  visit(svg, 'element', ({ properties: { className } }) => {
    if (Array.isArray(className) && className.includes(LINKS[kind])) links++;
  });
  return links;
}

function keepShapes(node: Element): void {
  node.children = node.children.filter((child): child is ElementContent =>
    child.type === 'text'
      ? node.tagName === 'text' || node.tagName === 'tspan'
      : child.type === 'element' && ELEMENTS.has(child.tagName),
  );
  for (const child of node.children) if (child.type === 'element') keepShapes(child);
}

/** Renames the arrowhead markers in use and removes the others. */
function nameArrowheads(svg: Element, prefix: string): Map<string, string> {
  const names = new Map<string, string>();
  visit(svg, 'element', ({ properties: { markerStart, markerEnd } }) => {
    for (const end of [markerStart, markerEnd]) {
      const name = arrowheadIn(end);
      if (name && !names.has(name)) names.set(name, `${prefix}${names.size + 1}`);
    }
  });
  visit(svg, 'element', (node, index, parent) => {
    if (node.tagName !== 'marker' || names.has(String(node.properties['id']))) return undefined;
    parent!.children.splice(index!, 1);
    return index;
  });
  return names;
}

const arrowheadIn = (end: unknown): string | undefined => /^url\(#([\w-]+)\)$/.exec(String(end))?.[1];

function draw(node: Element, arrowheads: Map<string, string>): void {
  const { id, fill, stroke, markerEnd, markerStart, ...rest } = node.properties;
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(rest)) {
    if (ATTRIBUTES.has(name) && GEOMETRY.test(String(value))) properties[name] = rounded(String(value));
  }
  if (node.tagName === 'marker') properties['id'] = arrowheads.get(String(id));
  for (const [name, value] of Object.entries({ markerEnd, markerStart })) {
    const arrowhead = arrowheads.get(arrowheadIn(value) ?? '');
    if (arrowhead) properties[name] = `url(#${arrowhead})`;
  }
  const classes = new Set([
    ...paint(properties, 'fill', fill, node.tagName),
    ...paint(properties, 'stroke', stroke, node.tagName),
  ]);
  if (classes.size > 0) properties['className'] = [...classes];
  node.properties = properties;
}

/** A tenth of a pixel is precise enough. */
const rounded = (value: string): string =>
  value.replace(/[\d.]+/g, (number) =>
    isNaN(Number(number)) ? number : String(Number(Number(number).toFixed(1))),
  );

/** Sets a colour. Colours chosen by the author are made translucent, so that text on them stays readable. */
function paint(
  properties: Element['properties'],
  name: 'fill' | 'stroke',
  value: unknown,
  tagName: string,
): string[] {
  if (typeof value !== 'string') return [];
  const [, token] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (token === GROUND || token === '_group-fill') {
    properties[name] = token === GROUND ? 'white' : 'none';
    return token === GROUND ? ['diagram-ground'] : [];
  }
  const part = token ? PARTS[token] : undefined;
  if (part) {
    properties[name] = 'currentColor';
    if (part.opacity < 1) properties[`${name}Opacity`] = part.opacity;
    return part.className ? [part.className] : [];
  }
  if (value === 'none' || !COLOUR.test(value) || tagName === 'text' || tagName === 'tspan') {
    properties[name] = value === 'none' ? 'none' : 'currentColor';
    return [];
  }
  properties[name] = value;
  if (name === 'fill') properties['fillOpacity'] = 0.25;
  return [];
}
