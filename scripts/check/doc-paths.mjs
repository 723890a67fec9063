import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../setup/failure.mjs';
import { inRoot, root } from '../setup/paths.mjs';

/** Created by commands or at run time; absent from a fresh clone. */
const MADE_LATER = /(^|\/)(node_modules|dist|data|results)(\/|$)/;
const PATTERN = /[*<{…]/;

/** Fails when a page at the root, in .github or below docs names a repository file that does not exist. */
function checkDocPaths() {
  const atRoot = readdirSync(root)
    .filter(isPage)
    .map((name) => inRoot(name));
  const pages = [...atRoot, ...['.github', 'docs'].flatMap((folder) => pagesBelow(inRoot(folder)))];
  const missing = pages.flatMap((page) => missingIn(page).map((path) => `${relative(root, page)}: ${path}`));
  if (missing.length > 0) throw new Failure(`Ces chemins n’existent pas\u00a0:\n${missing.join('\n')}`);
}

const isPage = (name) => name.endsWith('.md');

const pagesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isPage)
        .map((name) => join(folder, name))
    : [];

function missingIn(page) {
  const text = readFileSync(page, 'utf8').replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, target]) => target.split(/[?#]/)[0]);
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code]) => code.split(PATTERN)[0]);
  const badLinks = links.filter((path) => isLocal(path) && !existsSync(join(dirname(page), path)));
  const badSpans = spans.filter(
    (path) => isRepositoryPath(path) && !existsSync(inRoot(path)) && !existsSync(join(dirname(page), path)),
  );
  return [...new Set([...badLinks, ...badSpans])];
}

const isLocal = (target) =>
  target !== '' && !/^([a-z][a-z\d+.-]*:|\/)/i.test(target) && !MADE_LATER.test(target);

/** Not everything in backticks is a path: it must begin with a top-level name or end like a file. */
function isRepositoryPath(code) {
  if (!/^[\w.-][\w.@-]*(\/[\w.@-]+)*\/?$/.test(code) || MADE_LATER.test(code)) return false;
  const [first, ...rest] = code.split('/');
  if (rest.length === 0) return false;
  return existsSync(inRoot(first)) || /\/$|\.(tsx?|mjs|js|json|md|ya?ml|svg|png)$/.test(code);
}

checkDocPaths();
