import type { Plugin } from 'vite';
import { lucideShape } from './lucide.ts';

const PREFIX = '~icons/';

/** Vite plugin that serves `~icons/NAME`: a React component for one of Lucide's icons, in a module of its own. */
export function icons(): Plugin {
  return {
    name: 'passerelle-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const shape = lucideShape(id.slice(PREFIX.length + 1));
      const code = `import { drawIcon } from '@passerelle/icons/draw-icon';
export default /* @__PURE__ */ drawIcon(${JSON.stringify(shape)});`;
      return { code, moduleSideEffects: false };
    },
  };
}
