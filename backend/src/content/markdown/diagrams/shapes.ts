import type { Element } from 'hast';
import { BASELINE, LEADING, SIZE } from './lettering.js';

/** What a drawing of ours is made of. */
export interface Drawing {
  /** Pixels. */
  width: number;
  height: number;
  parts: Element[];
  /** As the diagram itself has it. */
  title?: string;
  /** What those hear who do not see, part by part. */
  spoken: string[];
}

/** Pixels: as wide as a phone shows without scrolling. */
export const PHONE_WIDTH = 340;

type Look = Readonly<Record<string, number | string | string[]>>;

/** In the colour of the text around, in any theme and where no style sheet is. */
export const LOOKS = {
  box: {
    className: ['diagram-node'],
    fill: 'currentColor',
    fillOpacity: 0.05,
    stroke: 'currentColor',
    strokeOpacity: 0.6,
  },
  band: { fill: 'currentColor', fillOpacity: 0.07 },
  faint: { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.2 },
  line: { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.55, strokeWidth: 2 },
  ground: { className: ['diagram-ground'], fill: 'white' },
} satisfies Record<string, Look>;

/** Told apart from both grounds, light and dark (4:1), and white letters from them (4.7:1). Neighbours differ most. */
const COLOURS = ['#0d7f84', '#ac5f1f', '#3974bd', '#b44c96', '#38814c', '#805fca', '#767728', '#ca4442'];
export const RED = '#ca4442';
export const BLUE = '#3974bd';

/** @param of how many there are in a ring, in which the last stands beside the first */
export function colourOf(index: number, of = 0): string {
  const place = index % COLOURS.length;
  const isLastBesideFirst = index > 0 && index === of - 1 && place === 0;
  return COLOURS[isLastBesideFirst ? 3 : place]!;
}

/** No eye sees more of a pixel than its tenth. */
const tenth = (value: number): number => Number(value.toFixed(1));

export function shape(
  tagName: string,
  geometry: Readonly<Record<string, number | string>>,
  look: Look = {},
  children: Element['children'] = [],
): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(geometry)) {
    properties[name] = typeof value === 'number' ? tenth(value) : value;
  }
  return { type: 'element', tagName, properties: { ...properties, ...look }, children };
}

export function path(steps: readonly (string | number)[], look: Look): Element {
  const d = steps.map((step) => (typeof step === 'number' ? tenth(step) : step)).join(' ');
  return shape('path', { d }, look);
}

interface TextLook {
  size?: number;
  isStrong?: boolean;
  isMuted?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
}

/** @param y the middle of the first line */
export function text(
  x: number,
  y: number,
  lines: readonly string[],
  { size = SIZE, isStrong = false, isMuted = false, anchor = 'start', fill = 'currentColor' }: TextLook = {},
): Element {
  const look: Look = {
    fontSize: size,
    fontWeight: isStrong ? 650 : 500,
    fill,
    ...(isMuted && { fillOpacity: 0.85 }),
    ...(anchor !== 'start' && { textAnchor: anchor }),
  };
  const [first = '', ...more] = lines;
  if (more.length === 0)
    return shape('text', { x, y: y + size * BASELINE }, look, [{ type: 'text', value: first }]);
  const spans = lines.map((value, index) =>
    shape('tspan', { x, dy: index === 0 ? 0 : size * LEADING }, {}, [{ type: 'text', value }]),
  );
  return shape('text', { x, y: y + size * BASELINE }, look, spans);
}

/** Pixels that as many lines take. */
export const heightOf = (lines: readonly string[], size = SIZE): number => lines.length * size * LEADING;
