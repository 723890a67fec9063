import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const shapes = new Map<string, { body: string }>(Object.entries(lucide.icons));
const earlierNames = new Map<string, { parent: string }>(Object.entries(lucide.aliases));

/** Said once on the svg element instead, where a page may say otherwise. */
const PEN =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/**
 * The inside of one of Lucide's icons: its lines on a square of 24, without colour or width.
 * @param name in kebab case, e.g. `arrow-left`
 * @throws Error when Lucide has no icon of that name
 */
export function lucideShape(name: string): string {
  const shape = shapes.get(name) ?? shapes.get(earlierNames.get(name)?.parent ?? '');
  if (!shape) throw new Error(`Lucide has no icon named "${name}".`);
  return shape.body.replace(PEN, '');
}
