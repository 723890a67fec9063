import { EditorSelection, type StateCommand } from '@codemirror/state';
import { asBlock } from './block-commands';

const OPENING = '```mermaid\n';
const SAMPLE = 'graph LR\n  A[Début] --> B[Fin]';

/** Inserts a selected sample diagram, or turns the selection into a diagram. */
export const insertDiagram: StateCommand = ({ state, dispatch }) => {
  const { from: begin, to: end } = state.selection.main;
  const source = state.sliceDoc(begin, end).trim() || SAMPLE;
  const { from, to, insert, start } = asBlock(state, `${OPENING}${source}\n\`\`\``);
  const selection = EditorSelection.range(start + OPENING.length, start + OPENING.length + source.length);
  dispatch(
    state.update({ changes: { from, to, insert }, selection, scrollIntoView: true, userEvent: 'input' }),
  );
  return true;
};
