import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { admonitionKinds } from './admonition-kinds.js';
import { isTooIntricateHtml } from './intricacy.js';
import { rehypeEmbeds, rehypeNeutralTags } from './tree/rehype-neutral-tags.js';

const admonitionClass: [string, ...string[]] = [
  'className',
  'admonition',
  ...admonitionKinds.map((kind) => `admonition-${kind}`),
];

/** All that authors' HTML may hold. The rest is unwrapped: the element goes, its content stays. */
export const schema: Options = {
  tagNames: (
    'a abbr aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption ' +
    'figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong ' +
    'sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
  strip: ['script', 'style'],
  attributes: {
    '*': ['dir', 'id', 'lang', 'title'],
    a: [
      'href',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'data-footnote-backref'],
    ],
    aside: [admonitionClass, ['role', 'note']],
    code: [['className', /^language-[\w+#-]{1,30}$/, 'math-inline', 'math-display']],
    col: ['span'],
    colgroup: ['span'],
    details: [admonitionClass, 'open'],
    img: ['alt', 'src', ['width', /^\d{1,5}$/], ['height', /^\d{1,5}$/]],
    input: [
      ['type', 'checkbox'],
      ['disabled', true],
      ['checked', true],
    ],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    p: [['className', 'admonition-title']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    summary: [['className', 'admonition-title']],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    th: [
      ['align', 'left', 'center', 'right'],
      'colSpan',
      'rowSpan',
      ['scope', 'col', 'row', 'colgroup', 'rowgroup'],
    ],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    dd: ['dl'],
    dt: ['dl'],
    li: ['ol', 'ul'],
    summary: ['details'],
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  // Anchors get a prefix, so that none can take the name of a property of the page's `document`.
  clobber: ['id', 'ariaDescribedBy'],
  clobberPrefix: 'user-content-',
  allowComments: false,
  allowDoctypes: false,
};

/** What is left of a list of classes of which none may stay. */
export function rehypeEmptyClasses() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }) => {
      if (Array.isArray(properties['className']) && properties['className'].length === 0)
        delete properties['className'];
    });
  };
}

const withoutIds: Options = {
  ...schema,
  attributes: { ...schema.attributes, '*': ['dir', 'lang', 'title'] },
};

const processor = unified()
  .use(rehypeNeutralTags)
  .use(rehypeRaw)
  .use(rehypeEmbeds)
  .use(rehypeSanitize, withoutIds)
  .use(rehypeEmptyClasses)
  .use(rehypeStringify)
  .freeze();

/** Removes from HTML all that could run, load or look like a part of the page. Sanitising twice changes nothing more. */
export function sanitizeHtml(html: string): string {
  if (isTooIntricateHtml(html)) return escapeHtml(html);
  let clean = html;
  // Unwrapping can leave nestings that a parser reads differently; what it makes of them must be clean and stable too.
  for (let round = 0; round < 5; round++) {
    const before = clean;
    clean = sanitizeOnce(before);
    if (clean === before) break;
  }
  return clean;
}

function sanitizeOnce(html: string): string {
  try {
    const tree = processor.runSync({ type: 'root', children: [{ type: 'raw', value: html }] });
    return processor.stringify(tree);
  } catch (error) {
    if (error instanceof RangeError) return escapeHtml(html);
    throw error;
  }
}

/** For what nests deeper than the stack allows: its source, as text. */
function escapeHtml(text: string): string {
  return processor.stringify({ type: 'root', children: [{ type: 'text', value: text }] });
}
