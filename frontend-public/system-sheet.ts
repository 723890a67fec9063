import { fileURLToPath } from 'node:url';
import { serializeStyles, type CSSInterpolation } from '@emotion/serialize';
import { compile, serialize, stringify } from 'stylis';
import { runnerImport, type Plugin, type UserConfig } from 'vite';

const SHEET = 'virtual:system.css';
const SYSTEM = fileURLToPath(new URL('src/theme/system.ts', import.meta.url));

type Styles = Record<string, CSSInterpolation>;
interface System {
  getPreflightCss: () => Styles;
  getGlobalCss: () => Styles;
  getTokenCss: () => Styles;
}

/**
 * Chakra's reset, the styles of elements and the tokens, which are the same on every page, as a style sheet. Chakra
 * alone would put them into each page.
 */
export function systemSheet(config: UserConfig): Plugin {
  return {
    name: 'system-sheet',
    resolveId: { filter: { id: /^virtual:system\.css$/ }, handler: () => `\0${SHEET}` },
    load: {
      filter: { id: /^\0virtual:system\.css$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<{ system: System }>(SYSTEM, {
          configFile: false,
          resolve: config.resolve,
        });
        for (const file of dependencies) this.addWatchFile(file);
        const { system } = module;
        return [
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
