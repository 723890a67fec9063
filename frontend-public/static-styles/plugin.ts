import type { CSSOptions, Plugin } from 'vite';
import { withShortNames, type ShortNames } from './short-names';
import { rewrittenSources } from './sources';

/**
 * Panda computes class names on every render. Where the source determines them statically, this plugin computes them at
 * build time and inlines them under short names.
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    apply: 'build',
    // Runs while the code still has types and JSX.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(_, id) {
        const { modules, names } = await rewrittenSources();
        const module = modules.get(id);
        return module === undefined ? undefined : { code: withShortNames(module, names), map: null };
      },
    },
  };
}

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number];

/** Adds the short class names to the style sheet. The long ones stay, for class names that are computed at runtime. */
export function shortNamesInSheet(): PostcssPlugin {
  return {
    postcssPlugin: 'short-names',
    async OnceExit(root) {
      const { names } = await rewrittenSources();
      const missing = new Set(names.keys());
      root.walkRules((rule) => {
        rule.selectors = rule.selectors.flatMap((selector) => withShortName(selector, names, missing));
      });
      if (missing.size > 0) throw new Error(`The sheet lacks classes: ${[...missing].join(' ')}`);
    },
  };
}

/** A class in a selector, possibly escaped. */
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;

function withShortName(selector: string, names: ShortNames, missing: Set<string>): string[] {
  let isKnown = false;
  const short = selector.replaceAll(CLASS, (whole, escaped: string) => {
    const name = escaped.replaceAll(/\\(.)/g, '$1');
    const known = names.get(name);
    if (known === undefined) return whole;
    missing.delete(name);
    isKnown = true;
    return `.${known}`;
  });
  return isKnown ? [selector, short] : [selector];
}
