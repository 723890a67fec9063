import { EditorSelection, EditorState } from '@codemirror/state';
import { expect, it } from '@jest/globals';
import { changesBetween } from './changes-between';

it('changes only the parts that differ', () => {
  const before = 'un\ndeux\ntrois\nquatre\n';
  expect(changesBetween(before, 'un !\ndeux\ntrois\nquatre\n')).toEqual([{ from: 2, to: 2, insert: ' !' }]);
  expect(changesBetween(before, 'zéro\nun\ndeux\ntrois\n')).toEqual([
    { from: 0, to: 0, insert: 'zéro\n' },
    { from: 14, to: 21, insert: '' },
  ]);
  expect(changesBetween(before, before)).toEqual([]);
});

it('keeps a cursor where it is between two changes', () => {
  const before = 'un\ndeux\ntrois\n';
  const state = EditorState.create({ doc: before, selection: EditorSelection.cursor(5) });
  const after = state.update({ changes: changesBetween(before, 'un et demi\ndeux\ntrois et demi\n') }).state;
  expect(after.doc.toString()).toBe('un et demi\ndeux\ntrois et demi\n');
  expect(after.sliceDoc(0, after.selection.main.head)).toBe('un et demi\nde');
});

it('replaces a text as a whole if nothing is in common', () => {
  const lines = (word: string) => Array.from({ length: 3000 }, (_, line) => `${word} ${line}`).join('\n');
  const state = EditorState.create({ doc: lines('un') });
  const changes = changesBetween(lines('un'), lines('deux'));
  expect(state.update({ changes }).state.doc.toString()).toBe(lines('deux'));
});
