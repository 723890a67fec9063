import { syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { asBlock } from './block-commands';
import { tableOfCells } from './spreadsheet-cells';

/** Tags that carry formatting. */
const FORMATTED = /<(?:a\s[^<>]*href|b|strong|i|em|h[1-6]|ul|ol|blockquote|pre|code|img|table|del|s)[\s>]/i;
/** Markdown that only counts on lines of its own. */
const BLOCK = /\n|^(?:#{1,6}(?:\s|$)|[-*+>]\s|\d{1,9}[.)]\s|`{3}|~{3}|\||\$\$|-{3,}$)/;
/** Code editors put highlighted HTML on the clipboard, which is pasted as text. */
const FROM_CODE_EDITOR = /vscode|jetbrains|application\/x-moz-/i;

/**
 * Converts spreadsheet cells to a table and formatted text to Markdown, except inside code and when pasted without
 * formatting (Ctrl+Shift+V).
 */
export function convertedPaste(): Extension {
  let isPlain = false;
  return EditorView.domEventHandlers({
    keydown(event) {
      isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
    },
    keyup() {
      isPlain = false;
    },
    paste(event, view) {
      const data = event.clipboardData;
      if (!data || isPlain || data.files.length > 0 || isInCode(view)) return false;
      const text = data.getData('text/plain');
      const table = tableOfCells(text);
      if (table !== undefined) {
        event.preventDefault();
        view.dispatch(pasteMarkdown(view.state, table));
        return true;
      }
      const html = data.getData('text/html');
      if (!isFormatted(html) || data.types.some((type) => FROM_CODE_EDITOR.test(type))) return false;
      event.preventDefault();
      void insertRich(view, html, text);
      return true;
    },
  });
}

function isFormatted(html: string): boolean {
  if (!FORMATTED.test(html)) return false;
  // Spreadsheets copy even a single cell as a table.
  return !/<table/i.test(html) || (html.match(/<t[dh][\s>]/gi) ?? []).length > 1;
}

function isInCode({ state }: EditorView): boolean {
  const at = state.selection.main.from;
  for (let node = syntaxTree(state).resolveInner(at, 1) ?? null; node.parent; node = node.parent)
    if (/Code/.test(node.name)) return true;
  return false;
}

async function insertRich(view: EditorView, html: string, text: string): Promise<void> {
  try {
    const { markdownOfHtml } = await import('./rich-paste');
    view.dispatch(pasteMarkdown(view.state, markdownOfHtml(html)));
  } catch (error) {
    console.error(error);
    view.dispatch(pasteMarkdown(view.state, text));
  }
}

/** Replaces the selection; what only counts on lines of its own gets blank lines around it. */
export function pasteMarkdown(state: EditorState, markdown: string): TransactionSpec {
  const isBlock = BLOCK.test(markdown);
  const { from, to, insert } = isBlock
    ? asBlock(state, markdown)
    : { ...state.selection.main, insert: markdown };
  const changes = state.changes({ from, to, insert: state.toText(insert) });
  const selection = EditorSelection.cursor(changes.mapPos(to, 1));
  return { changes, selection, scrollIntoView: true, userEvent: 'input.paste' };
}
