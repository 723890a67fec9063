import type { Element, ElementContent, Root } from 'hast';
import { SKIP } from 'unist-util-visit';
import { withPlainStart } from './rehype-link-targets.js';
import { visit } from './visit.js';
import type { VFile } from 'vfile';
import type { MarkdownAsset } from '../rendered-markdown.js';

declare module 'vfile' {
  interface DataMap {
    assets: Record<string, MarkdownAsset>;
  }
}

const MISSING = ['missing-image'];

/** Shows stored copies of images and safe remote images; of others only the alternative text remains. */
export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    const assets = new Map(
      Object.entries(file.data.assets ?? {}).map(([link, asset]) => [imageKey(link), asset]),
    );
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'img') {
        const shown = showImage(node, assets, parent?.type === 'element' && parent.tagName === 'a');
        const { src } = node.properties;
        if (src && (!shown || shown.properties['className'] === MISSING))
          file.data.lost?.images.push(imageKey(String(src)));
        parent!.children.splice(index!, 1, ...(shown ? [shown] : []));
        return shown ? SKIP : index;
      }
      return undefined;
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'p') captionLoneImage(node);
    });
  };
}

/** Normalized key of an image link: the URL of a remote image, else its path, unescaped and without query. */
export function imageKey(link: string): string {
  if (/^(?:https?:)?\/\//i.test(link))
    return URL.parse(withPlainStart(link), 'https://site.invalid')?.href ?? link;
  const path = link.trim().split(/[?#]/, 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function showImage(
  node: Element,
  assets: Map<string, MarkdownAsset>,
  isLinked: boolean,
): Element | undefined {
  const { src, alt, title, width, height } = node.properties;
  const text = typeof alt === 'string' ? alt.trim() : '';
  const link = typeof src === 'string' ? src : '';
  const lazy = { alt: text, loading: 'lazy', decoding: 'async', ...(title ? { title } : {}) };
  const asset = assets.get(imageKey(link));
  if (asset && !asset.url) return linkTo(imageKey(link), text, isLinked);
  if (asset) {
    const size = asset.width && asset.height ? { width: asset.width, height: asset.height } : {};
    return { ...node, properties: { src: asset.url, ...lazy, ...size, ...copiesOf(asset) } };
  }
  const remote = /^(?:https:)?\/\//i.test(link) ? URL.parse(link, 'https://site.invalid') : null;
  if (remote && remote.hostname.includes('.') && remote.hostname !== 'site.invalid') {
    const size = width && height ? { width, height } : {};
    return { ...node, properties: { src: remote.href, ...lazy, ...size, referrerPolicy: 'no-referrer' } };
  }
  if (!text) return undefined;
  const children: ElementContent[] = [{ type: 'text', value: text }];
  return { type: 'element', tagName: 'span', properties: { className: MISSING }, children };
}

/** A link instead of a remote image, which would reveal readers to another site. */
function linkTo(href: string, text: string, isLinked: boolean): Element {
  const label = `Image${text ? `\u00A0: ${text}` : ' d’un autre site'}`;
  const children: ElementContent[] = [{ type: 'text', value: label }];
  const rel = ['noopener', 'noreferrer', 'nofollow', 'ugc'];
  return isLinked
    ? { type: 'element', tagName: 'span', properties: { className: ['missing-image'] }, children }
    : { type: 'element', tagName: 'a', properties: { href, rel }, children };
}

/** Maximum width of the text column. */
const SIZES = '(max-width: 50rem) 100vw, 50rem';

function copiesOf({ url, width, small }: MarkdownAsset): Element['properties'] {
  return width && small ? { srcSet: `${small.url} ${small.width}w, ${url} ${width}w`, sizes: SIZES } : {};
}

/** Turns the title of an image alone in its paragraph into a caption. */
function captionLoneImage(paragraph: Element): void {
  const content = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = content;
  if (content.length !== 1 || only?.type !== 'element') return;
  const [linked] = only.tagName === 'a' ? only.children : [only];
  if (
    linked?.type !== 'element' ||
    linked.tagName !== 'img' ||
    (only.tagName === 'a' && only.children.length > 1)
  )
    return;
  const title = linked.properties['title'];
  if (typeof title !== 'string' || title.trim() === '') return;
  delete linked.properties['title'];
  const caption: ElementContent[] = [{ type: 'text', value: title }];
  paragraph.tagName = 'figure';
  paragraph.children = [only, { type: 'element', tagName: 'figcaption', properties: {}, children: caption }];
}
