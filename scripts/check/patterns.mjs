// Run by `npm run check` on the product's Node, because it needs packages: checks the product's regular expressions for
// catastrophic backtracking (ReDoS).
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { inRoot, root } from '../setup/paths.mjs';
import { accepted } from './accepted-patterns.mjs';

const SOURCES =
  '{api-client/src,backend/src,frontend-public/src,frontend-admin/src,scripts}/**/*.{ts,tsx,mjs}';
const NOT_READ = /\.spec\.tsx?$|schema\.d\.ts$|accepted-patterns\.mjs$/;
/** Patterns known to be safe, so that each is checked once. */
const CACHE = inRoot('node_modules/.cache/passerelle/safe-patterns.json');
const AT_ONCE = 2;
const options = { timeout: 2_000, randomSeed: 1 };

const safe = new Set(readCache());
const found = globSync(SOURCES, { cwd: root })
  .filter((file) => !NOT_READ.test(file))
  .flatMap(patternsIn);
const faults = [];
const suspects = [];
const waiting = [...new Map(found.map((each) => [each.text, each])).values()].filter(
  ({ text }) => !accepted.has(text) && !safe.has(keyOf(text)),
);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if ((await look(next)).status === 'vulnerable') suspects.push(next);
  }),
);
// Results depend on time, so suspects are checked once more, alone.
for (const suspect of suspects) {
  const again = await look(suspect);
  if (again.status !== 'vulnerable') continue;
  const { complexity, attack } = again;
  faults.push(
    `${suspect.place}: ${suspect.text}\n  ${complexity.summary}, par exemple sur ${attack.pattern}`,
  );
}
mkdirSync(dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify([...safe]));

const present = new Set(found.map(({ text }) => text));
const unused = [...accepted.keys()].filter((text) => !present.has(text));
for (const text of unused) faults.push(`scripts/check/accepted-patterns.mjs: ${text} n’existe plus.`);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}

async function look({ text, source, flags }) {
  const found = await check(source, flags, options);
  // Look-arounds can only be fuzzed within the time limit; without a finding they count as safe.
  if (found.status !== 'vulnerable') safe.add(keyOf(text));
  return found;
}

function patternsIn(file) {
  const code = readFileSync(inRoot(file), 'utf8');
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      patterns.push({ place: `${file}:${line + 1}`, text: node.text, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return patterns;
}

function keyOf(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function readCache() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return [];
  }
}
