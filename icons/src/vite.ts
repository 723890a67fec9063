import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lucideShape } from './lucide.ts';

const COMPONENT = '~icons/';
const LINES = '~icon-lines/';

interface IconOptions {
  /**
   * Source folder. In a build, the icons imported there are drawn from a sprite file, so that a page repeats an icon's
   * name instead of its shapes.
   */
  sheetFor?: string;
}

/**
 * Vite plugin for Lucide's icons, one module each: `~icons/NAME` is a React component, `~icon-lines/NAME` the inner
 * markup of an svg element, for code without React.
 */
export function icons({ sheetFor }: IconOptions = {}): Plugin {
  let sheet: { fileName: string; source: string } | undefined;
  return {
    name: 'passerelle-icons',
    configResolved({ command }) {
      if (sheetFor && command === 'build') sheet = sheetOf(namedBelow(sheetFor));
    },
    buildStart() {
      if (sheet && this.environment.config.consumer === 'client') this.emitFile({ type: 'asset', ...sheet });
    },
    resolveId: (id) => (id.startsWith(COMPONENT) || id.startsWith(LINES) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(id.indexOf('/') + 1);
      if (id.startsWith(`\0${LINES}`)) {
        return { code: `export default ${JSON.stringify(lucideShape(name))};`, moduleSideEffects: false };
      }
      if (!id.startsWith(`\0${COMPONENT}`)) return undefined;
      const [make, of] = sheet
        ? ['drawFromSheet', `/${sheet.fileName}#${name}`]
        : ['drawIcon', lucideShape(name)];
      const code = `import { ${make} } from '@passerelle/icons/draw-icon';
export default /* @__PURE__ */ ${make}(${JSON.stringify(of)});`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** Names of the icons imported by sources below a folder, sorted. */
function namedBelow(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  const names = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'~icons\/([\w-]+)'/g)].map(([, icon]) => icon!),
  );
  return [...new Set(names)].sort();
}

function sheetOf(names: readonly string[]): { fileName: string; source: string } {
  const symbols = names.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lucideShape(name)}</symbol>`,
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, source };
}
