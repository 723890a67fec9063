import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Types, sources and documents of installed packages, which neither running nor building reads. */
const UNREAD = /\.(?:map|[cm]?tsx?|md|markdown|flow)$/i;
/** Licence texts must stay. */
const TERMS = /^(?:licen[cs]e|notice|copying|copyright|third)/i;
/** Node's headers. TypeScript's compiler stays, since Panda uses it. */
const UNREAD_FOLDERS = /^node-(?:linux|win)-\w+\/(?:include|share)$/;

/**
 * Deletes unread files of installed packages: 40 % of their size.
 * @param {string} modules path of a folder node_modules
 */
export function removeUnread(modules, inside = '') {
  for (const entry of readdirSync(join(modules, inside), { withFileTypes: true })) {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (UNREAD_FOLDERS.test(path)) rmSync(join(modules, path), { recursive: true });
      else removeUnread(modules, path);
    } else if (entry.isFile() && UNREAD.test(entry.name) && !TERMS.test(entry.name)) {
      rmSync(join(modules, path));
    }
  }
}
