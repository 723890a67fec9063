import {
  RangeSet,
  RangeSetBuilder,
  RangeValue,
  StateEffect,
  StateField,
  type EditorState,
} from '@codemirror/state';

/*
 * CodeMirror does not store line endings. Texts must round-trip byte for byte, so the endings are kept in a state
 * field: the most common one, and the positions of all others.
 */

class LineEnding extends RangeValue {
  override startSide = 1;
  override endSide = -1;

  constructor(readonly text: string) {
    super();
  }

  override eq(other: LineEnding): boolean {
    return other.text === this.text;
  }
}

interface LineEndings {
  usual: string;
  others: RangeSet<LineEnding>;
}

const setEndings = StateEffect.define<LineEndings>();

const lineEndings = StateField.define<LineEndings>({
  create: (): LineEndings => ({ usual: '\n', others: RangeSet.empty as RangeSet<LineEnding> }),
  update(endings, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setEndings));
    if (set) return set.value;
    if (!transaction.docChanged || endings.others.size === 0) return endings;
    return { ...endings, others: endings.others.map(transaction.changes) };
  },
});

/** Normalises a text for the editor and collects its line endings. */
export function readSource(source: string) {
  const counts = new Map<string, number>();
  const found = [...source.matchAll(/\r\n?|\n/g)];
  for (const [ending] of found) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  const [[usual] = ['\n']] = [...counts].sort((a, b) => b[1] - a[1]);
  const builder = new RangeSetBuilder<LineEnding>();
  // In the editor each ending is one character, even CRLF.
  let shorter = 0;
  for (const { 0: ending, index } of found) {
    const at = index - shorter;
    if (ending !== usual) builder.add(at, at + 1, new LineEnding(ending));
    shorter += ending.length - 1;
  }
  const endings: LineEndings = { usual, others: builder.finish() };
  return {
    text: source.replace(/\r\n?/g, '\n'),
    /** For a state created with this text. */
    extension: lineEndings.init(() => endings),
    /** For the transaction that replaces the document with this text. */
    effect: setEndings.of(endings),
  };
}

/** The text with its original line endings. */
export function sourceOf(state: EditorState): string {
  const { doc } = state;
  const { usual, others } = state.field(lineEndings);
  let source = '';
  let at = 0;
  for (const cursor = others.iter(); cursor.value; cursor.next()) {
    source += doc.sliceString(at, cursor.from, usual) + cursor.value.text;
    at = cursor.to;
  }
  return source + doc.sliceString(at, doc.length, usual);
}
