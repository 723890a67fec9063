import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const shapes = new Map<string, { body: string }>(Object.entries(lucide.icons));
const earlierNames = new Map<string, { parent: string }>(Object.entries(lucide.aliases));

/** Set once on the svg element, where a page can override them. */
const PEN =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * Inner markup of a Lucide icon: its shapes in a 24 × 24 view box, without colour or stroke width.
 * @param name in kebab case, e.g. `arrow-left`
 * @throws Error if Lucide has no icon of that name
 */
export function lucideShape(name: string): string {
  const shape = shapes.get(name) ?? shapes.get(earlierNames.get(name)?.parent ?? '');
  if (!shape) throw new Error(`Lucide has no icon named "${name}".`);
  return shape.body.replace(PEN, '');
}
