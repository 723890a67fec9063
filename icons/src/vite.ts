import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lucideShape } from './lucide.ts';

const COMPONENT = '~icons/';
const LINES = '~icon-lines/';

interface IconOptions {
  /**
   * A folder of sources. What is built draws the icons that they name from one sheet, a file of its own: a page repeats
   * the name of an icon instead of its lines.
   */
  sheetFor?: string;
}

/**
 * Vite plugin that serves Lucide's icons, each in a module of its own: `~icons/NAME` is a React component,
 * `~icon-lines/NAME` the inside of an svg element, for what knows no React.
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

/** The names of the icons that sources below a folder import, in one order. */
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
