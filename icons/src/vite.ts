import type { Plugin } from 'vite';
import { lucideShape } from './lucide.ts';

const COMPONENT = '~icons/';
const LINES = '~icon-lines/';

/**
 * Vite plugin that serves Lucide's icons, each in a module of its own: `~icons/NAME` is a React component,
 * `~icon-lines/NAME` the inside of an svg element, for what knows no React.
 */
export function icons(): Plugin {
  return {
    name: 'passerelle-icons',
    resolveId: (id) => (id.startsWith(COMPONENT) || id.startsWith(LINES) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(id.indexOf('/') + 1);
      if (id.startsWith(`\0${LINES}`)) {
        return { code: `export default ${JSON.stringify(lucideShape(name))};`, moduleSideEffects: false };
      }
      if (!id.startsWith(`\0${COMPONENT}`)) return undefined;
      const code = `import { drawIcon } from '@passerelle/icons/draw-icon';
export default /* @__PURE__ */ drawIcon(${JSON.stringify(lucideShape(name))});`;
      return { code, moduleSideEffects: false };
    },
  };
}
