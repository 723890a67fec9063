import { fileURLToPath } from 'node:url';
import { icons } from '@passerelle/icons/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { systemSheet } from './system-sheet';

/**
 * Every page loads two files rather than a dozen small ones: `framework` changes only with a dependency, `site` is our
 * own code. `site-further` has what a tutorial’s page needs further down, `site-more` what other pages share. Forms are
 * in none of them, since only some pages load them and their library.
 */
const groups = [
  {
    name: 'framework',
    // Only the favourites use `useQueries`; overlays are loaded where they are used.
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|@tanstack|@chakra-ui|@emotion|@pandacss|stylis)[\\/](?!.*[\\/](queriesObserver|useQueries)\.|.*components[\\/](dialog|drawer|popover|portal)[\\/])/,
  },
  {
    name: (id: string, graph: Graph) => (isReadBy(arrival, id, graph) ? 'site' : null),
    test: /(frontend-public[\\/](src[\\/](ui|router|lib|features[\\/](domains|favorites|tutorials)[\\/][a-z]|features[\\/](session|notifications|progress[\\/]kept-places)[\\/.]))|(~|[\\/])icons[\\/])/,
  },
  {
    name: (id: string, graph: Graph) => {
      if (isDrawnOnce(id, graph)) return null;
      return isReadBy(furtherDown, id, graph) ? 'site-further' : 'site-more';
    },
    test: /frontend-public[\\/]src[\\/]ui[\\/](?!forms|shortcuts|Dialog[.A]|ConfirmDialog|Beside|Sheet)|(~|[\\/])icons[\\/]/,
  },
];

const isIcon = /~icons[\\/]/;
const isOfAll = /frontend-public[\\/]src[\\/]ui[\\/]/;

interface Graph {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** Modules of a tutorial’s page: `arrival` loads at once, `furtherDown` when the reader uses or scrolls the page. */
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

/** Whether a single module uses an icon, so that only its chunk needs it. */
function isDrawnOnce(id: string, graph: Graph): boolean {
  const [importer, ...others] = graph.getModuleInfo(id)?.importers ?? [];
  return isIcon.test(id) && others.length === 0 && !isOfAll.test(importer ?? '');
}

/** The TypeScript of api-client instead of what is compiled from it. */
const SOURCE = 'passerelle-source';

export default defineConfig(({ command, isSsrBuild }) => ({
  // The server build contains React, which would otherwise ask for this when it starts.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  resolve: { conditions: [...defaultClientConditions, SOURCE] },
  plugins: [
    icons({ sheetFor: fileURLToPath(new URL('src', import.meta.url)) }),
    systemSheet({ resolve: { conditions: [...defaultServerConditions, SOURCE] } }),
    ...(isSsrBuild ? [] : [compression({ algorithms: ['brotliCompress', 'gzip'], exclude: /\.woff2$/ })]),
  ],
  build: {
    // The oldest browsers that are supported; the start script leaves older ones the server’s page.
    target: ['chrome110', 'edge110', 'firefox115', 'safari16.4'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The server adds preload links for a page's imports, and hovering a link preloads the next page.
    modulePreload: false,
    // One style sheet for all pages, which the browser caches.
    cssCodeSplit: false,
    // Fonts have addresses of their own, so that the browser can cache them.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            treeshake: {
              // In our code and dependencies, reading a property or a global has no side effects.
              propertyReadSideEffects: false,
              unknownGlobalSideEffects: false,
            },
            output: { codeSplitting: { groups } },
          },
        }),
  },
  // The server build bundles its dependencies, because the back end that loads it has none of them.
  ssr: {
    resolve: { conditions: [...defaultServerConditions, SOURCE] },
    noExternal: command === 'build' ? true : undefined,
  },
}));
