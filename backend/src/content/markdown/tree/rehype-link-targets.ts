import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { isLocal } from '../source/image-links.js';
import { kindOf } from './rehype-links.js';
import { visit } from './visit.js';

declare module 'vfile' {
  interface DataMap {
    /** Links that lead nowhere, as written, and missing images. */
    lost: { links: string[]; images: string[] };
  }
}

/**
 * Redirects links to imported files to their tutorials and images, and records links that lead nowhere. Runs before
 * sanitizing, which only recognizes lower-case schemes and silently removes others.
 */
export function rehypeLinkTargets() {
  return (tree: Root, file: VFile): void => {
    const targets = new Map(
      Object.entries(file.data.assets ?? {}).flatMap(([link, { url }]) =>
        url && isLocal(link) ? [[linkKey(link), url] as const] : [],
      ),
    );
    const lost = new Set<string>();
    const images = new Set<string>();
    visit(tree, 'element', ({ tagName, properties }) => {
      const { href, src } = properties;
      // Sanitizing removes the address.
      if (tagName === 'img' && typeof src === 'string' && /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(src))
        images.add(decode(src));
      if (tagName !== 'a' || typeof href !== 'string') return;
      properties['href'] = targets.get(linkKey(href)) ?? withPlainStart(href);
      if (kindOf(properties['href']) === 'none') lost.add(decode(href));
    });
    file.data.lost = { links: [...lost], images: [...images] };
  };
}

/** Converts the scheme to lower case, and restores the brackets of an IPv6 address, which the parser has escaped. */
export function withPlainStart(href: string): string {
  return href
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
    .replace(/^(\w+:\/\/)%5B([\da-f:.]+)%5D/i, '$1[$2]');
}

/** Normalized key of a link to a file. */
export function linkKey(link: string): string {
  return decode(
    link
      .trim()
      .replaceAll('&amp;', '&')
      .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  );
}

function decode(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
