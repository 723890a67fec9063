import { markdownKeymap, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { HighlightStyle, Language, languageDataProp, syntaxHighlighting } from '@codemirror/language';
import { keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';

/**
 * Markdown with GFM only: CodeMirror's default adds subscript and emoji, which the site does not render. It shares the
 * default's language data, so that the commands recognise it. Fenced code is not highlighted: this would take a grammar
 * per language, and the preview highlights it.
 */
const language = new Language(
  markdownLanguage.data,
  parser.configure([GFM, { props: [languageDataProp.add({ Document: markdownLanguage.data })] }]),
  [],
  'markdown',
);

const colors = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--editor-text)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.labelName], color: 'var(--editor-brand)' },
  { tag: [tags.url, tags.string], color: 'var(--editor-brand)', textDecoration: 'underline' },
  { tag: tags.monospace, color: 'var(--editor-accent)' },
  { tag: tags.quote, color: 'var(--editor-muted)' },
  {
    tag: [tags.processingInstruction, tags.contentSeparator, tags.comment, tags.angleBracket],
    color: 'var(--editor-muted)',
    fontWeight: '400',
  },
]);

export const markdownSupport = [
  language,
  syntaxHighlighting(colors),
  pasteURLAsLink,
  // Enter continues a list or a quote, Backspace removes its marker.
  keymap.of(markdownKeymap),
];
