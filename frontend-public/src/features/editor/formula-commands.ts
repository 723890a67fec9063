import { EditorSelection, type StateCommand } from '@codemirror/state';
import { asBlock } from './block-commands';

/** Wraps the selection in dollar signs and keeps it selected. */
export const insertFormula: StateCommand = ({ state, dispatch }) => {
  const change = state.changeByRange(({ from, to }) => ({
    range: EditorSelection.range(from + 1, to + 1),
    changes: [
      { from, insert: '$' },
      { from: to, insert: '$' },
    ],
  }));
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** Inserts a display formula that contains the selection. */
export const insertFormulaBlock: StateCommand = ({ state, dispatch }) => {
  const selected = state.sliceDoc(state.selection.main.from, state.selection.main.to).trim();
  const { from, to, insert, start } = asBlock(state, `$$\n${selected}\n$$`);
  const selection = EditorSelection.range(start + 3, start + 3 + selected.length);
  dispatch(
    state.update({ changes: { from, to, insert }, selection, scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
};
