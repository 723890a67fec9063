import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Types, sources and documents of installed packages, which neither running nor building reads. */
const UNREAD = /\.(?:map|[cm]?tsx?|md|markdown|flow)$/i;
/** Licence texts must stay. */
const TERMS = /^(?:licen[cs]e|notice|copying|copyright|third)/i;
/**
 * Node's headers, what the Bare runtime loads in place of Node, tests, style sheets, fonts, and of TypeScript the command
 * and its translations. Its compiler stays, since Panda uses it.
 */
const UNREAD_PATHS = [
  /^node-(?:linux|win)-\w+\/(?:include|share)$/,
  /^bare-\w+\/prebuilds$/,
  /^bintrees\/test$/,
  /^highlight\.js\/(?:styles|scss)$/,
  // Widths and serifs that no file uses, and the larger of two forms of the same font.
  /^dejavu-fonts-ttf\/(?:ttf\/DejaVu(?:Math|Serif|Sans-ExtraLight|SansCondensed)|(?:status|unicover)\.txt)/,
  /^@fontsource\/noto-[\w-]+\/files\/.*\.woff$/,
  /^typescript\/lib\/(?:_tsc\.js|[a-z]{2}(?:-[a-z]{2})?)$/,
];

/**
 * Deletes unread files of installed packages: some 40 % of their size.
 * @param {string} modules path of a folder node_modules
 */
export function removeUnread(modules, inside = '') {
  for (const entry of readdirSync(join(modules, inside), { withFileTypes: true })) {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (UNREAD_PATHS.some((unread) => unread.test(path))) {
      rmSync(join(modules, path), { recursive: true });
    } else if (entry.isDirectory()) {
      removeUnread(modules, path);
    } else if (entry.isFile() && UNREAD.test(entry.name) && !TERMS.test(entry.name)) {
      rmSync(join(modules, path));
    }
  }
}
