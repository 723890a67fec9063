import { ensureSyntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

/** Time limit for parsing the rest of the text, in milliseconds. */
const READING_MS = 100;

export const toggleBold = toggleMarks('**', 'StrongEmphasis');
export const toggleItalic = toggleMarks('*', 'Emphasis');

/** Inline code. The fence has more backticks than any run inside it. */
export const toggleInlineCode: StateCommand = (target) => {
  const { state } = target;
  const { from, to } = state.selection.main;
  const runs = state.sliceDoc(from, to).match(/`+/g) ?? [];
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  return toggleMarks('`'.repeat(longest + 1), 'InlineCode', longest > 0 ? ' ' : '')(target);
};

/** Turns the selection into a link, or removes the link around it. */
export const toggleLink: StateCommand = ({ state, dispatch }) => {
  const change = state.changeByRange((range) => {
    const link = enclosing(state, range, 'Link');
    const [open, close] = link?.getChildren('LinkMark') ?? [];
    if (link && open && close) {
      const changes = state.changes([
        { from: link.from, to: open.to },
        { from: close.from, to: link.to },
      ]);
      return { range: range.map(changes), changes };
    }
    const { from, to } = wordAround(state, range);
    const text = state.sliceDoc(from, to);
    const isAddress = /^(?:https?:\/\/|\/|mailto:)\S+$/.test(text);
    const insert = isAddress ? `[](${text})` : `[${text}]()`;
    const cursor = isAddress || text === '' ? from + 1 : from + insert.length - 1;
    return { range: EditorSelection.cursor(cursor), changes: { from, to, insert } };
  });
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/**
 * Adds marks around the selection or the word at the cursor, or removes them.
 * @param name syntax node that the marks produce
 * @param padding between the marks and the text
 */
function toggleMarks(mark: string, name: string, padding = ''): StateCommand {
  return ({ state, dispatch }) => {
    const change = state.changeByRange((range) => {
      const element = enclosing(state, range, name);
      if (element?.firstChild && element.lastChild) {
        const changes = state.changes(
          [element.firstChild, element.lastChild].map(({ from, to }) => ({ from, to })),
        );
        return { range: range.map(changes), changes };
      }
      const word = wordAround(state, range);
      if (word.empty) return toggleAtCursor(state, word.from, mark);
      const pieces = textPieces(state, word);
      const changes = state.changes(
        pieces.flatMap(({ from, to }): ChangeSpec[] => [
          { from, insert: mark + padding },
          { from: to, insert: padding + mark },
        ]),
      );
      const anchor = changes.mapPos(pieces[0]?.from ?? word.from, 1);
      const head = changes.mapPos(pieces.at(-1)?.to ?? word.to, -1);
      return { range: EditorSelection.range(anchor, head), changes };
    });
    dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
}

/** Inserts an empty pair of marks, or removes one around the cursor. */
function toggleAtCursor(state: EditorState, at: number, mark: string) {
  const { length } = mark;
  const isBetween = state.sliceDoc(at - length, at) === mark && state.sliceDoc(at, at + length) === mark;
  return isBetween
    ? { range: EditorSelection.cursor(at - length), changes: { from: at - length, to: at + length } }
    : { range: EditorSelection.cursor(at + length), changes: { from: at, insert: mark + mark } };
}

/** The innermost node of that name that contains the range or exactly fills it. */
export function enclosing(
  state: EditorState,
  range: { from: number; to: number },
  name: string,
): SyntaxNode | undefined {
  const tree = ensureSyntaxTree(state, range.to, READING_MS);
  for (const side of [1, -1] as const) {
    for (let node = tree?.resolveInner(range.from, side) ?? null; node; node = node.parent) {
      if (node.name === name && node.from <= range.from && node.to >= range.to) return node;
    }
  }
  return undefined;
}

function wordAround(state: EditorState, range: SelectionRange): SelectionRange {
  return range.empty ? (state.wordAt(range.head) ?? range) : range;
}

/** Prefix of a line before its text: quotes, list markers, heading marks. */
const BEFORE_TEXT =
  /^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?(?:#{1,6}[ \t]+)?/;

/** Marks cannot span paragraphs, so each line gets its own pair, without spaces inside. */
function textPieces(state: EditorState, { from, to }: SelectionRange): { from: number; to: number }[] {
  const pieces = [];
  for (let at = from; at <= to;) {
    const line = state.doc.lineAt(at);
    const start = Math.max(from, line.from + BEFORE_TEXT.exec(line.text)![0].length);
    const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)));
    const trimmed = text.trim();
    const lead = start + text.length - text.trimStart().length;
    if (trimmed !== '') pieces.push({ from: lead, to: lead + trimmed.length });
    at = line.to + 1;
  }
  return pieces;
}
