// Loaded once by each process that runs tests (decision 40): they run in Node itself, not in Jest's virtual machines, so
// that the modules of the server are loaded once and not again for each spec file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;
const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/passerelle-tests', import.meta.url));
const require = createRequire(import.meta.url);
/** Another compiler, or other settings below, compile anew. */
const VERSION =
  require('@swc/core/package.json').version + readFileSync(fileURLToPath(import.meta.url), 'utf8');
const TYPESCRIPT = /\.tsx?$/;

process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, next) {
    // The real package refuses to be imported outside Jest's virtual machines.
    if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
    const source = sourceFile(specifier, context.parentURL);
    return source ? { url: source, format: 'module', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const file = withoutQuery(url);
    if (!TYPESCRIPT.test(file)) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(file)), shortCircuit: true };
  },
});

/** The TypeScript file that `./name.js` (backend) or `./name` (what Vite builds) stands for. */
function sourceFile(specifier, parent) {
  if (!specifier.startsWith('.') || !parent || !TYPESCRIPT.test(withoutQuery(parent))) return undefined;
  const base = new URL(specifier.replace(/\.js$/, ''), parent);
  return ['.ts', '.tsx'].map((ending) => base.href + ending).find((href) => existsSync(new URL(href)));
}

/** Jest's runner appends one to have a spec file loaded anew. */
const withoutQuery = (url) => url.split('?', 1)[0];

/** Every thread that the product starts would compile its modules again: what is compiled is kept by its content. */
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
  // Loaded only when there is something to compile: it is a large binary.
  const { transformSync } = require('@swc/core');
  // Specs run what browsers run; Vite writes this, too, before anything is compiled.
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
