import type { Element, Root } from 'hast';
import { visit } from './visit.js';

/** Elements with parsing rules of their own, which may swallow the rest of the document. */
const SPECIAL =
  /<(\/?)(applet|audio|embed|frame|frameset|iframe|math|noembed|noframes|noscript|object|plaintext|select|svg|template|textarea|title|video|xmp)(?=[\s/>])/gi;

/**
 * Renames such elements before the HTML parser runs, so that an unclosed one loses no text and none can hide content
 * from the sanitizer.
 */
export function rehypeNeutralTags() {
  return (tree: Root): void => {
    visit(tree, 'raw', (node) => {
      node.value = node.value.replace(SPECIAL, '<$1x-$2');
    });
  };
}

const embeds: Record<string, string> = {
  'x-iframe': 'src',
  'x-embed': 'src',
  'x-video': 'src',
  'x-audio': 'src',
  'x-object': 'data',
};

const blocks = new Set(
  'address article center dialog fieldset footer form header hgroup legend main menu nav option search x-option'.split(
    ' ',
  ),
);

/**
 * Prepares elements that the sanitizer would only unwrap: embeds become links, blocks stay separate, and of inputs only
 * the boxes of task lists remain.
 */
export function rehypeEmbeds() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName in embeds) {
        const link = linkToContent(node);
        if (!link) return undefined;
        const inline =
          parent?.type === 'element' && /^(?:p|a|span|h[1-6]|td|th|li|dt|dd)$/.test(parent.tagName);
        parent!.children.splice(index!, 0, inline ? link : element('p', {}, [link]));
        node.properties = {};
        return index! + 2;
      }
      const { id, name } = node.properties;
      if (node.tagName === 'a' && !id && name) node.properties['id'] = name;
      if (blocks.has(node.tagName)) node.tagName = 'div';
      else if (node.tagName === 'section' && !('dataFootnotes' in node.properties)) node.tagName = 'div';
      else if (node.tagName === 'input' && !isTaskBox(node, parent)) {
        parent!.children.splice(index!, 1);
        return index;
      }
      return undefined;
    });
  };
}

function isTaskBox(node: Element, parent: Root | Element | undefined): boolean {
  const inItem = parent?.type === 'element' && (parent.tagName === 'p' || isTaskItem(parent));
  return inItem && node.properties['type'] === 'checkbox' && node.properties['disabled'] === true;
}

function isTaskItem({ tagName, properties }: Element): boolean {
  return (
    tagName === 'li' &&
    Array.isArray(properties['className']) &&
    properties['className'].includes('task-list-item')
  );
}

function linkToContent(node: Element): Element | undefined {
  const sources = node.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'source' ? [child.properties['src']] : [],
  );
  for (const address of [node.properties[embeds[node.tagName]!], ...sources]) {
    const url = typeof address === 'string' && URL.parse(address.trim().replace(/^\/\//, 'https://'));
    if (!url || url.protocol !== 'https:') continue;
    return element('a', { href: url.href }, [
      { type: 'text', value: `Ouvrir le contenu intégré : ${url.host}` },
    ]);
  }
  return undefined;
}

function element(tagName: string, properties: Element['properties'], children: Element['children']): Element {
  return { type: 'element', tagName, properties, children };
}
