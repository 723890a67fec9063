import type { Root } from 'mdast';
import type { Math } from 'mdast-util-math';
import { visit } from './visit.js';
import type { VFile } from 'vfile';

/** A formula in single dollars that is a whole paragraph is shown as a block, as on other sites. */
export function remarkDisplayFormulas() {
  return (tree: Root, file: VFile): void => {
    const source = String(file.value);
    visit(tree, 'paragraph', ({ children: [formula, ...others], position }, index, parent) => {
      if (formula?.type !== 'inlineMath' || others.length > 0) return;
      if (!source.startsWith('$$', formula.position?.start.offset)) return;
      parent!.children[index!] = { ...blockOf(formula.value), position };
    });
  };
}

/** Same node as the parser creates. */
function blockOf(value: string): Math {
  const properties = { className: ['language-math', 'math-display'] };
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties,
    children: [{ type: 'text' as const, value }],
  };
  return { type: 'math', value, meta: null, data: { hName: 'pre', hChildren: [code] } };
}
