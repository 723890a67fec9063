import type { Raw } from 'mdast-util-to-hast';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { hidesContent, isHidingStyle, isUnshown, type Tag, tagsOf } from '../source/hidden-elements.js';
import { visit } from './visit.js';

declare module 'vfile' {
  interface DataMap {
    /** Elements that readers never see. */
    hidden: { name: string; line: number | undefined }[];
  }
}

/** Prefix of the names of elements that are hidden by their name, until they are removed. */
const PREFIX = 'x-unshown-';

/** Elements that the HTML parser ends at the next paragraph or heading of Markdown, whatever their end tag. */
const ENDED_EARLY = /^(?:p|h[1-6])$/;

/** Marks closed elements that browsers or their authors do not show, before the HTML parser runs. */
export function rehypeUnshownTags() {
  return (tree: Root): void => {
    const open: { tag: Tag; node: Raw }[] = [];
    const names = new Map<Raw, number[]>();
    visit(tree, 'raw', (node) => {
      for (const tag of tagsOf(node.value)) {
        const isEndedEarly = ENDED_EARLY.test(tag.name);
        if (!tag.isClosing) {
          const before = open.findLastIndex((one) => isEndedEarly && one.tag.name === tag.name);
          if (before >= 0) open.splice(before);
          if (isUnshown(tag) || (isEndedEarly && hidesContent(tag))) open.push({ tag, node });
          continue;
        }
        const at = open.findLastIndex((one) => one.tag.name === tag.name);
        if (at < 0) continue;
        const [opened] = open.splice(at);
        names.set(opened!.node, [...(names.get(opened!.node) ?? []), opened!.tag.at + 1]);
        names.set(node, [...(names.get(node) ?? []), tag.at + 2]);
      }
    });
    for (const [node, places] of names) {
      for (const at of places.toSorted((one, other) => other - one))
        node.value = node.value.slice(0, at) + PREFIX + node.value.slice(at);
    }
  };
}

/** Removes elements that authors’ HTML hides, with their content. */
export function rehypeHidden() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', ({ tagName, properties, position }, index, parent) => {
      const { hidden, style } = properties;
      const isHidden =
        tagName.startsWith(PREFIX) ||
        (hidden !== undefined && hidden !== null && hidden !== false) ||
        (typeof style === 'string' && isHidingStyle(style));
      if (!isHidden) return undefined;
      parent!.children.splice(index!, 1);
      const name = tagName.replace(PREFIX, '');
      (file.data.hidden ??= []).push({ name, line: position?.start.line });
      return index;
    });
  };
}
