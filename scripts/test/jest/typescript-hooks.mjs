// Preloaded by each test process (decision 5): tests run in Node itself, not in Jest's virtual machines, so that the
// server's modules are loaded once and not per spec file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;
const NO_ICON = 'data:text/javascript,export default () => null;';
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/passerelle-tests', import.meta.url));
const require = createRequire(import.meta.url);
/** Cache key: the compiler's version and the settings below. */
const VERSION =
  require('@swc/core/package.json').version + readFileSync(fileURLToPath(import.meta.url), 'utf8');
const TYPESCRIPT = /\.tsx?$/;

process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, next) {
    // The real package throws outside of Jest's virtual machines.
    if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
    // Vite makes these modules.
    if (specifier.startsWith('~icons/')) return { url: NO_ICON, shortCircuit: true };
    const source = sourceFile(specifier, context.parentURL);
    return source ? { url: source, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const file = withoutQuery(url);
    if (!TYPESCRIPT.test(file)) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(file)), shortCircuit: true };
  },
});

/** Resolves `./name.js` (backend) or `./name` (Vite) to a TypeScript file. */
function sourceFile(specifier, parent) {
  if (!specifier.startsWith('.') || !parent || !TYPESCRIPT.test(withoutQuery(parent))) return undefined;
  const base = new URL(specifier.replace(/\.js$/, ''), parent);
  return ['.ts', '.tsx'].map((ending) => base.href + ending).find((href) => existsSync(new URL(href)));
}

/** Jest's runner appends a query to load a spec file again. */
const withoutQuery = (url) => url.split('?', 1)[0];

/** Cached by content, because each worker thread would compile its modules again. */
function compile(file) {
  const source = readFileSync(file, 'utf8');
  const key = createHash('sha256').update(`${VERSION}\0${file}\0${source}`).digest('hex');
  const kept = join(KEPT, `${key}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const code = transform(file, source);
  mkdirSync(KEPT, { recursive: true });
  const half = `${kept}-${process.pid}-${threadId}`;
  writeFileSync(half, code);
  renameSync(half, kept);
  return code;
}

function transform(file, source) {
  // Imported lazily: a large binary that a warm cache does not need.
  const { transformSync } = require('@swc/core');
  // Specs run the browser's code; Vite makes the same replacement.
  return transformSync(source.replaceAll('import.meta.env.SSR', 'false'), {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: file.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  }).code;
}
