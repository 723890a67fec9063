import { excerptOf } from '@passerelle/api-client/text-length';
import type { Element } from 'hast';
import { drawGantt } from './gantt.js';
import { drawGitGraph } from './git-graph.js';
import { drawJourney } from './journey.js';
import { labelsOf } from './labels-of.js';
import { drawLaidOut } from './laid-out-drawing.js';
import type { DrawnSource, MermaidSource } from './mermaid-source.js';
import { drawMindmap } from './mindmap.js';
import { drawPie } from './pie.js';
import { drawQuadrants } from './quadrants.js';
import { type Drawing, PHONE_WIDTH } from './shapes.js';
import { drawTimeline } from './timeline.js';
import { drawXyChart } from './xy-chart.js';

/** Pixels. A diagram up to this width can be scaled down to the column and stay readable. */
const MAX_SHRUNK = 900;

/** Characters. The full text follows below the drawing anyway. */
const MAX_SPOKEN = 300;

const DRAWN: Record<DrawnSource['kind'], (lines: readonly string[]) => Drawing | undefined> = {
  pie: drawPie,
  gantt: drawGantt,
  timeline: drawTimeline,
  gitGraph: drawGitGraph,
  mindmap: drawMindmap,
  journey: drawJourney,
  quadrantChart: drawQuadrants,
  xychart: drawXyChart,
};

/**
 * Draws a diagram as SVG that contains only shapes and text: no styles, no links, nothing to load.
 * @param number of the diagram within its page
 * @returns undefined for a diagram that can't be drawn completely
 */
export function drawDiagram(
  source: MermaidSource,
  number: number,
): { svg: Element; title?: string } | undefined {
  if ('lines' in source) {
    const drawing = DRAWN[source.kind](source.lines);
    if (!drawing) return undefined;
    return named(svgOf(drawing), { ...source, title: drawing.title ?? source.title }, drawing.spoken);
  }
  const svg = drawLaidOut(source, number);
  return svg && named(svg, source, labelsOf(svg));
}

function svgOf({ width, height, parts }: Drawing): Element {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const properties = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  return { type: 'element', tagName: 'svg', properties, children: parts };
}

/** @param labels accessible description when the author gives none */
function named(
  svg: Element,
  { title, description }: { title?: string | undefined; description?: string },
  labels: readonly string[],
): { svg: Element; title?: string } {
  const all = labels.join(', ');
  const spoken = excerptOf(all, MAX_SPOKEN - 1) || 'Diagramme';
  svg.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...svg.properties,
    ...classOf(Number(svg.properties['width'])),
    role: 'img',
    ariaLabel: description ?? title ?? spoken,
  };
  return { svg, ...(title && { title }) };
}

/** Class for scaling: always, only in narrow columns, or never. */
function classOf(width: number): { className?: string[] } {
  if (width <= PHONE_WIDTH) return { className: ['diagram-small'] };
  return width <= MAX_SHRUNK ? { className: ['diagram-shrinks'] } : {};
}
