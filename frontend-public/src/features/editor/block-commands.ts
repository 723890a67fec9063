import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type Line,
  type StateCommand,
} from '@codemirror/state';
import { enclosing } from './inline-commands';

const QUOTE = /^([ \t]*)> ?/;
const LIST_MARK = /^((?:[ \t]*>)*[ \t]*)(?:([-*+])|(\d{1,9})[.)])[ \t]+/;
const INDENT = /^(?:[ \t]*>)*[ \t]*/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;

/** @param level 1 to 6 */
export function toggleHeading(level: number): StateCommand {
  const mark = '#'.repeat(level);
  return changeLines((lines) => {
    const off = lines.every(({ text }) => HEADING.exec(text)?.[1] === mark);
    return lines.map((line) => {
      const length = HEADING.exec(line.text)?.[0].length ?? 0;
      return { from: line.from, to: line.from + length, insert: off ? '' : `${mark} ` };
    });
  });
}

export const toggleQuote: StateCommand = changeLines(
  (lines) => {
    const off = lines.every(({ text }) => QUOTE.test(text));
    return lines.map((line) => {
      if (!off) return { from: line.from, insert: line.text === '' && lines.length > 1 ? '>' : '> ' };
      const [mark, indent] = QUOTE.exec(line.text)!;
      return { from: line.from, to: line.from + mark.length, insert: indent! };
    });
  },
  { blankToo: true },
);

export const toggleBulletList = toggleList(
  (mark) => mark?.[2] !== undefined,
  () => '- ',
);
export const toggleNumberedList = toggleList(
  (mark) => mark?.[3] !== undefined,
  (index) => `${index + 1}. `,
);

function toggleList(
  isListed: (mark: RegExpExecArray | null) => boolean,
  markOf: (index: number) => string,
): StateCommand {
  return changeLines((lines) => {
    const off = lines.every(({ text }) => isListed(LIST_MARK.exec(text)));
    return lines.map((line, index) => {
      const mark = LIST_MARK.exec(line.text);
      const indent = mark?.[1] ?? INDENT.exec(line.text)![0];
      const from = line.from + indent.length;
      return { from, to: line.from + (mark?.[0].length ?? indent.length), insert: off ? '' : markOf(index) };
    });
  });
}

/** @param language info string of the fence; may be empty */
export function toggleCodeBlock(language: string): StateCommand {
  return ({ state, dispatch }) => {
    const block = enclosing(state, state.selection.main, 'FencedCode');
    if (block) return removeOuterLines(block.from, block.to)({ state, dispatch });
    const longest = state.sliceDoc(...wholeLines(state)).match(/^ {0,3}`{3,}/gm) ?? [];
    const fence = '`'.repeat(Math.max(3, ...longest.map((run) => run.trim().length + 1)));
    return frameLines(fence + language, fence)({ state, dispatch });
  };
}

/** @param kind admonition name known to the site's renderer */
export function toggleAdmonition(kind: string): StateCommand {
  return ({ state, dispatch }) => {
    const around = admonitionAround(state);
    if (around) return removeOuterLines(...around)({ state, dispatch });
    return frameLines(`::: ${kind}`, ':::')({ state, dispatch });
  };
}

export const insertTable: StateCommand = ({ state, dispatch }) => {
  const table = '| Colonne 1 | Colonne 2 |\n| --- | --- |\n|  |  |';
  const { from, to, insert, start } = asBlock(state, table);
  const selection = EditorSelection.range(start + 2, start + 2 + 'Colonne 1'.length);
  dispatch(
    state.update({ changes: { from, to, insert }, selection, scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
};

/** Inserts a reference and moves the cursor to its note at the end of the text. */
export const insertFootnote: StateCommand = ({ state, dispatch }) => {
  const text = state.doc.toString();
  let number = 1;
  while (text.includes(`[^${number}]`)) number++;
  const { to } = state.selection.main;
  const isAfterNotes = /(?:^|\n)\[\^[^\]\n]+\]:[^\n]*\n*$/.test(text);
  const gap = text.slice(to).trim() === '' || !isAfterNotes ? '\n\n' : '\n';
  const end = text.trimEnd().length < to ? to : text.trimEnd().length;
  const changes = state.changes([
    { from: to, insert: `[^${number}]` },
    { from: end, to: state.doc.length, insert: `${gap}[^${number}]: ` },
  ]);
  const selection = EditorSelection.cursor(changes.newLength);
  dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** @returns the change that replaces the selection with a block between blank lines; `start` is the block's offset */
export function asBlock(state: EditorState, block: string) {
  const { from, to } = state.selection.main;
  const before = state.sliceDoc(0, from);
  const after = state.sliceDoc(to);
  const lead =
    before.trim() === '' || /\n[ \t]*\n$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail =
    after.trim() === ''
      ? after === ''
        ? '\n'
        : ''
      : after.startsWith('\n\n')
        ? ''
        : after.startsWith('\n')
          ? '\n'
          : '\n\n';
  return { from, to, insert: lead + block + trail, start: from + lead.length };
}

/** Changes each selected line. Skips blank lines among others, unless `blankToo`. */
function changeLines(changesOf: (lines: Line[]) => ChangeSpec[], { blankToo = false } = {}): StateCommand {
  return ({ state, dispatch }) => {
    const lines = selectedLines(state);
    const filled = lines.filter(({ text }) => blankToo || text.trim() !== '');
    const changes = state.changes(changesOf(filled.length > 0 ? filled : lines));
    // Maps the cursor behind a mark that is inserted right before it.
    const selection = state.selection.map(changes, 1);
    dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
}

function selectedLines(state: EditorState): Line[] {
  const [from, to] = wholeLines(state);
  const lines = [];
  for (let at = from; at <= to; at = lines.at(-1)!.to + 1) lines.push(state.doc.lineAt(at));
  return lines;
}

function wholeLines({ doc, selection: { main } }: EditorState): [from: number, to: number] {
  const first = doc.lineAt(main.from);
  const last = doc.lineAt(main.to);
  // A selection of whole lines ends at the start of the next line, which is not part of it.
  const isOver = main.to === last.from && main.to > main.from;
  return [first.from, isOver ? last.from - 1 : last.to];
}

/** Puts the selected lines between two others, with blank lines around them. */
function frameLines(opening: string, closing: string): StateCommand {
  return ({ state, dispatch }) => {
    const [from, to] = wholeLines(state);
    const before = from > 0 && state.doc.lineAt(from - 1).text.trim() !== '' ? '\n' : '';
    const after = to < state.doc.length && state.doc.lineAt(to + 1).text.trim() !== '' ? '\n' : '';
    const changes = state.changes([
      { from, insert: `${before}${opening}\n` },
      { from: to, insert: `\n${closing}${after}` },
    ]);
    const { anchor, head } = state.selection.main;
    const inside = (at: number) => Math.min(at, to) + before.length + opening.length + 1;
    const selection = EditorSelection.range(inside(anchor), inside(head));
    dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: 'input' }));
    return true;
  };
}

function removeOuterLines(from: number, to: number): StateCommand {
  return ({ state, dispatch }) => {
    const first = state.doc.lineAt(from);
    const last = state.doc.lineAt(to);
    const isClosed = last.from > first.to && /^\s*(?:`{3,}|~{3,}|:{3,})\s*$/.test(last.text);
    const changes: ChangeSpec[] = [{ from: first.from, to: Math.min(first.to + 1, state.doc.length) }];
    // Without a line in between, the first deletion already covers the line break.
    if (isClosed) changes.push({ from: Math.max(first.to + 1, last.from - 1), to: last.to });
    dispatch(state.update({ changes, scrollIntoView: true, userEvent: 'delete' }));
    return true;
  };
}

/** First and last line of the admonition around the cursor. */
function admonitionAround({ doc, selection }: EditorState): [number, number] | undefined {
  const at = doc.lineAt(selection.main.head).number;
  let opening = at;
  while (opening > 0 && !/^:{3,}[ \t]*[^\s:]/.test(doc.line(opening).text)) {
    if (opening < at && /^:{3,}[ \t]*$/.test(doc.line(opening).text)) return undefined;
    opening--;
  }
  if (opening === 0) return undefined;
  for (let closing = Math.max(at, opening + 1); closing <= doc.lines; closing++) {
    if (/^:{3,}[ \t]*$/.test(doc.line(closing).text)) return [doc.line(opening).from, doc.line(closing).from];
  }
  return undefined;
}
