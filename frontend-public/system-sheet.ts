import { fileURLToPath } from 'node:url';
import { serializeStyles, type CSSInterpolation } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { runnerImport, type Plugin, type UserConfig } from 'vite';

const SYSTEM = fileURLToPath(new URL('src/theme/system.ts', import.meta.url));

type Styles = Record<string, CSSInterpolation>;
interface System {
  getPreflightCss: () => Styles;
  getGlobalCss: () => Styles;
  getTokenCss: () => Styles;
}

/**
 * Adds Chakra's reset, the styles of elements and the tokens, which are the same on every page, to the style sheet of the
 * site. Chakra alone would put them into each page.
 */
export function systemSheet(config: UserConfig): Plugin {
  return {
    name: 'system-sheet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/theme\/index\.css(?:\?|$)/ },
      async handler(css) {
        const { module, dependencies } = await runnerImport<{ system: System }>(SYSTEM, {
          configFile: false,
          resolve: config.resolve,
        });
        for (const file of dependencies) this.addWatchFile(file);
        const { system } = module;
        return [
          css,
          '@layer reset, base, tokens;',
          inLayer('reset', system.getPreflightCss()),
          inLayer('base', system.getGlobalCss()),
          inLayer('tokens', withDarkTheme(system.getTokenCss())),
        ].join('\n');
      },
    },
  };
}

/** Paper is light. Without scripts nothing sets the class `dark`, so a media query decides. */
function withDarkTheme({ '.dark &': dark, ...styles }: Styles): Styles {
  return {
    ...styles,
    '@media screen': { '.dark': dark },
    '@media screen and (prefers-color-scheme: dark) and (scripting: none)': { ':where(html)': dark },
  };
}

function inLayer(layer: string, styles: Styles): string {
  const { styles: css } = serializeStyles([styles]);
  return `@layer ${layer} {\n${serialize(compile(css), stringify)}\n}`;
}
