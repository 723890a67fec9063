import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';

const auto = Decoration.line({ attributes: { dir: 'auto' } });

/** Direction of each line, and of the cursor in it, by its script. */
export const lineDirections: Extension = [
  EditorView.perLineTextDirection.of(true),
  EditorView.decorations.of(({ state, visibleRanges }) => {
    const lines = new RangeSetBuilder<Decoration>();
    let last = -1;
    for (const { from, to } of visibleRanges) {
      for (let at = from; at <= to;) {
        const line = state.doc.lineAt(at);
        if (line.from > last) lines.add(line.from, line.from, auto);
        last = line.from;
        at = line.to + 1;
      }
    }
    return lines.finish();
  }),
];
