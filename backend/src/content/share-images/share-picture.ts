import { coverDrawing } from '@passerelle/api-client/cover-drawing';
import escapeHtml from 'escape-html';
import type { Lettering, Line } from './lettering.js';

/** Size in pixels that networks show uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Panel beside the text: the cover, or a drawn bridge without one. */
export const PANEL = { left: 820, width: WIDTH - 820 };

const LEFT = 72;
const TEXT_WIDTH = PANEL.left - 2 * LEFT;
const TITLE_SIZES = [
  { size: 76, most: 3 },
  { size: 68, most: 4 },
  { size: 58, most: 5 },
  { size: 48, most: 6 },
];
const LINE_HEIGHT = 1.14;
const INK = '#1d2429';
const FAINT = '#565f68';
const PAPER = '#fbf9f5';

export interface Shared {
  id: number;
  title: string;
  domain: { name: string; iconBg: string; iconColor: string };
  siteName: string;
}

/** Share image of a tutorial as SVG; the panel stays empty for a photograph. */
export function sharePicture(
  { id, title, domain, siteName }: Shared,
  letters: Lettering,
  hasPhoto: boolean,
): string {
  const background = escapeHtml(domain.iconBg);
  const color = escapeHtml(domain.iconColor);
  const label = letters.fit(domain.name, TEXT_WIDTH - 48, [{ size: 30, most: 1 }]);
  const site = letters.fit(siteName, TEXT_WIDTH, [{ size: 34, most: 1 }]);
  const heading = letters.fit(title, TEXT_WIDTH, TITLE_SIZES);
  const step = heading.size * LINE_HEIGHT;
  const top = 72 + 56;
  // Centred between the domain label above and the site name below.
  const first = top + (HEIGHT - top - 120 - heading.lines.length * step) / 2 + heading.size * 0.86;
  const startOf = ({ width }: Line) => (heading.isRightToLeft ? LEFT + TEXT_WIDTH - width : LEFT);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${hasPhoto ? '' : bridge(id, background, color)}
<rect x="${LEFT}" y="72" width="${(label.lines[0]?.width ?? 0) + 48}" height="56" rx="28" fill="${background}"/>
${placed(label.lines[0], LEFT + 24, 111, color)}
${heading.lines.map((line, index) => placed(line, startOf(line), first + index * step, INK)).join('\n')}
${placed(site.lines[0], LEFT, HEIGHT - 60, FAINT)}
</svg>`;
}

function placed(line: Line | undefined, x: number, y: number, fill: string): string {
  return line
    ? `<g transform="translate(${x} ${y.toFixed(1)})" fill="${fill}" stroke="${fill}" stroke-width="0">${line.shapes}</g>`
    : '';
}

function bridge(seed: number, background: string, color: string): string {
  const { sun, piers, deck, rail } = coverDrawing(seed);
  const { left, width } = PANEL;
  return `<svg x="${left}" width="${width}" height="${HEIGHT}" viewBox="0 0 400 225" preserveAspectRatio="xMidYMax slice">
<rect width="400" height="225" fill="${background}"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${color}" opacity="0.2"/>
<path d="${piers}" fill="${color}" fill-rule="evenodd" opacity="0.3"/>
<path d="${deck}" fill="none" stroke="${color}" stroke-width="5"/>
<path d="${rail}" fill="none" stroke="${color}" stroke-width="1.5" opacity="0.7"/>
</svg>`;
}
