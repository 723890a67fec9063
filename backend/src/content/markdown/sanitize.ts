import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from './tree/visit.js';
import { admonitionKinds } from './admonition-kinds.js';
import { isTooComplexHtml } from './complexity.js';
import { rehypeHidden, rehypeUnshownTags } from './tree/rehype-hidden.js';
import { rehypeEmbeds, rehypeNeutralTags } from './tree/rehype-neutral-tags.js';

const admonitionClass: [string, ...string[]] = [
  'className',
  'admonition',
  ...admonitionKinds.map((kind) => `admonition-${kind}`),
];

/** Everything that authors' HTML may contain. Other elements are unwrapped: their content stays. */
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
  protocols: { href: ['http', 'https', 'ftp', 'mailto', 'tel'], src: ['http', 'https'] },
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
  // Prefixes ids, so that none can shadow a property of the page's `document` (DOM clobbering).
  clobber: ['id', 'ariaDescribedBy'],
  clobberPrefix: 'user-content-',
  allowComments: false,
  allowDoctypes: false,
};

/** Removes class attributes that sanitizing has emptied. */
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
  .use(rehypeUnshownTags)
  .use(rehypeNeutralTags)
  .use(rehypeRaw)
  .use(rehypeHidden)
  .use(rehypeEmbeds)
  .use(rehypeSanitize, withoutIds)
  .use(rehypeEmptyClasses)
  .use(rehypeStringify)
  .freeze();

/** Removes from HTML everything that could run, load or imitate the page. Idempotent. */
export function sanitizeHtml(html: string): string {
  if (isTooComplexHtml(html)) return escapeHtml(html);
  let clean = html;
  // Unwrapping may leave nesting that a parser reads differently, so sanitize until the result is stable.
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

/** Escapes HTML that is nested deeper than the stack allows. */
function escapeHtml(text: string): string {
  return processor.stringify({ type: 'root', children: [{ type: 'text', value: text }] });
}
