import { fileURLToPath } from 'node:url';
import panda from '@pandacss/dev/postcss';
import { icons } from '@passerelle/icons/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { leanStyles } from './lean-styles';
import { shortNamesInSheet, staticStyles } from './static-styles/plugin';

/**
 * What every page needs comes in two files, whose bytes are better spent on one request than on a dozen: what changes
 * with a dependency only, and what is ours. What a tutorial’s page needs further down is a third, what other pages share
 * a fourth. Forms are left out with the library that only they use.
 */
const groups = [
  {
    name: 'framework',
    // Several queries at once are asked by the favourites only.
    test: /node_modules[\\/](preact|@tanstack)[\\/](?!.*[\\/](queriesObserver|useQueries)\.)/,
  },
  {
    name: (id: string, graph: Graph) => (isReadBy(arrival, id, graph) ? 'site' : null),
    test: /(frontend-public[\\/](styled-system[\\/]|src[\\/](ui|router|lib|features[\\/](domains|favorites|tutorials)[\\/][a-z]|features[\\/](session|notifications|progress[\\/]kept-places)[\\/.]))|(~|[\\/])icons[\\/])/,
  },
  {
    name: (id: string, graph: Graph) => {
      if (isDrawnOnce(id, graph)) return null;
      return isReadBy(furtherDown, id, graph) ? 'site-further' : 'site-more';
    },
    test: /frontend-public[\\/]src[\\/]ui[\\/](?!forms|shortcuts)|(~|[\\/])icons[\\/]/,
  },
];

const isIcon = /~icons[\\/]/;
const isOfAll = /frontend-public[\\/]src[\\/]ui[\\/]/;

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** What a reader who comes for one tutorial gets at once, and what when the page is used or scrolled. */
const arrival = /src[\\/](entry-client|pages[\\/]tutorial[\\/]TutorialPage)\.tsx$/;
const furtherDown =
  /src[\\/](pages[\\/]tutorial[\\/](ShareRow|FurtherReading)|features[\\/](comments[\\/]Comments|progress[\\/]ReadingMemory))\.tsx$/;

function isReadBy(parts: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (parts.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isReadBy(parts, importer, graph, seen));
}

/** An icon that stands in one place, whose readers alone need it. */
function isDrawnOnce(id: string, graph: Graph): boolean {
  const [importer, ...others] = graph.getModuleInfo(id)?.importers ?? [];
  return isIcon.test(id) && others.length === 0 && !isOfAll.test(importer ?? '');
}

/** What asks for React gets Preact, on the server too: see decision 32. */
const preact = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

const preactOnServer = {
  find: /^react$/,
  replacement: fileURLToPath(new URL('src/react-on-server.ts', import.meta.url)),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: isSsrBuild ? [preactOnServer, ...preact] : preact },
  oxc: { jsx: { importSource: 'preact' } },
  plugins: [
    icons({ sheetFor: fileURLToPath(new URL('src', import.meta.url)) }),
    leanStyles(),
    staticStyles(),
    ...(isSsrBuild ? [] : [compression({ algorithms: ['brotliCompress', 'gzip'], exclude: /\.woff2$/ })]),
  ],
  css: {
    // Panda fills the layers of src/theme/index.css, in development from a process that runs elsewhere.
    postcss: {
      plugins: [panda({ cwd: import.meta.dirname }), ...(command === 'build' ? [shortNamesInSheet()] : [])],
    },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The server names what a page imports, and links have the next one loaded before they are followed.
    modulePreload: false,
    // One sheet for all, which the browser keeps.
    cssCodeSplit: false,
    // Fonts are asked for by their own address, so that the browser can keep them.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            treeshake: {
              // Reading a property or a global changes nothing in what we use.
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
            },
            output: { codeSplitting: { groups } },
          },
        }),
  },
  // The server build carries its dependencies: it is loaded by the back end, which has none of them. In development those
  // come through Vite that ask for React, or they would get React.
  ssr: {
    noExternal: command === 'build' ? true : ['@tanstack/react-query', 'react-hook-form'],
  },
}));
