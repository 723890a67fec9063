import { insertNewlineContinueMarkup } from '@codemirror/lang-markdown';
import { EditorSelection, EditorState, type StateCommand } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import {
  insertFootnote,
  insertTable,
  toggleAdmonition,
  toggleBulletList,
  toggleCodeBlock,
  toggleHeading,
  toggleNumberedList,
  toggleQuote,
} from './block-commands';
import { insertDiagram } from './diagram-command';
import { insertFormula, insertFormulaBlock } from './formula-commands';
import { toggleBold, toggleInlineCode, toggleItalic, toggleLink } from './inline-commands';
import { markdownSupport } from './markdown-language';

/** Parses a text whose selection is marked by `‹` and `›`, or whose cursor is marked by `¦`. */
function read(marked: string): EditorState {
  const [from, to] = marked.includes('‹')
    ? [marked.indexOf('‹'), marked.indexOf('›') - 1]
    : [marked.indexOf('¦'), marked.indexOf('¦')];
  const doc = marked.replace(/[‹›¦]/g, '');
  const selection = EditorSelection.range(from, to);
  return EditorState.create({ doc, selection, extensions: markdownSupport });
}

function write({ doc, selection: { main } }: EditorState): string {
  const text = doc.toString();
  if (main.empty) return `${text.slice(0, main.head)}¦${text.slice(main.head)}`;
  return `${text.slice(0, main.from)}‹${text.slice(main.from, main.to)}›${text.slice(main.to)}`;
}

function run(command: StateCommand, marked: string): string {
  let state = read(marked);
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  return write(state);
}

describe.each([
  ['bold', toggleBold, '**'],
  ['italic', toggleItalic, '*'],
  ['code', toggleInlineCode, '`'],
] as const)('%s', (_, command, mark) => {
  it('is added around the selection or the word at the cursor, and removed again', () => {
    expect(run(command, 'un ‹gros› mot')).toBe(`un ${mark}‹gros›${mark} mot`);
    expect(run(command, `un ${mark}‹gros›${mark} mot`)).toBe('un ‹gros› mot');
    expect(run(command, `un ‹${mark}gros${mark}› mot`)).toBe('un ‹gros› mot');
    expect(run(command, `un ${mark}gr¦os${mark} mot`)).toBe('un gr¦os mot');
    expect(run(command, 'un gr¦os mot')).toBe(`un ${mark}‹gros›${mark} mot`);
  });

  it('is added as an empty pair at the cursor, and removed if nothing was typed', () => {
    expect(run(command, 'un ¦')).toBe(`un ${mark}¦${mark}`);
    expect(run(command, `un ${mark}¦${mark}`)).toBe('un ¦');
  });
});

it('bold marks the text of each line, without spaces and list markers', () => {
  expect(run(toggleBold, '‹- un \n- deux\n\n> ## trois›')).toBe('- **‹un** \n- **deux**\n\n> ## **trois›**');
});

it('bold can be within italic, and text can be both', () => {
  expect(run(toggleBold, '*un ‹gros› mot*')).toBe('*un **‹gros›** mot*');
  expect(run(toggleItalic, '**‹gros›**')).toBe('***‹gros›***');
});

it('code that contains backticks has a longer fence', () => {
  expect(run(toggleInlineCode, '‹a`b›')).toBe('`` ‹a`b› ``');
});

it('a link is made from a text, an address or nothing, and removed again', () => {
  expect(run(toggleLink, 'voir ‹la suite›')).toBe('voir [la suite](¦)');
  expect(run(toggleLink, 'voir ‹https://exemple.fr/a›')).toBe('voir [¦](https://exemple.fr/a)');
  expect(run(toggleLink, 'voir ¦')).toBe('voir [¦]()');
  expect(run(toggleLink, 'voir [la ¦suite](/catalogue)')).toBe('voir la ¦suite');
});

it('headings are added, changed and removed', () => {
  expect(run(toggleHeading(2), 'Ti¦tre')).toBe('## Ti¦tre');
  expect(run(toggleHeading(3), '## Ti¦tre')).toBe('### Ti¦tre');
  expect(run(toggleHeading(3), '### Ti¦tre')).toBe('Ti¦tre');
  expect(run(toggleHeading(2), '¦')).toBe('## ¦');
});

it('lists are added, changed and removed, except on blank lines', () => {
  expect(run(toggleBulletList, '‹un\n\ndeux›')).toBe('- ‹un\n\n- deux›');
  expect(run(toggleNumberedList, '‹- un\n- deux›')).toBe('‹1. un\n2. deux›');
  expect(run(toggleNumberedList, '‹1. un\n2. deux›')).toBe('‹un\ndeux›');
  expect(run(toggleBulletList, '> ‹un›')).toBe('> - ‹un›');
  expect(run(toggleBulletList, '‹un\n›deux')).toBe('- ‹un\n›deux');
  expect(run(toggleBulletList, '¦')).toBe('- ¦');
});

it('a quotation includes its blank lines', () => {
  expect(run(toggleQuote, '‹un\n\ndeux›')).toBe('> ‹un\n>\n> deux›');
  expect(run(toggleQuote, '‹> un\n>\n> deux›')).toBe('‹un\n\ndeux›');
});

it('a block of code is added between blank lines, with its language, and removed again', () => {
  expect(run(toggleCodeBlock('js'), 'avant\n‹let a;›\naprès')).toBe('avant\n\n```js\n‹let a;›\n```\n\naprès');
  expect(run(toggleCodeBlock('js'), '```js\nlet ¦a;\n```\n\naprès')).toBe('let ¦a;\n\naprès');
  expect(run(toggleCodeBlock(''), '¦')).toBe('```\n¦\n```');
  expect(run(toggleCodeBlock(''), '‹```\na\n```\nb›')).toMatch(/^````\n/);
});

it('an admonition is added around lines, and removed again', () => {
  expect(run(toggleAdmonition('astuce'), 'Arro¦ser.')).toBe('::: astuce\nArro¦ser.\n:::');
  expect(run(toggleAdmonition('astuce'), 'a\n\n::: astuce\nArro¦ser.\n:::\nb')).toBe('a\n\nArro¦ser.\nb');
  expect(run(toggleAdmonition('note'), '::: astuce\nUn.\n:::\n\nDe¦ux.')).toBe(
    '::: astuce\nUn.\n:::\n\n::: note\nDe¦ux.\n:::',
  );
});

it('a table is added between blank lines, with its first heading selected', () => {
  expect(run(insertTable, 'Un texte.¦')).toBe(
    'Un texte.\n\n| ‹Colonne 1› | Colonne 2 |\n| --- | --- |\n|  |  |\n',
  );
});

it('footnotes are numbered and added at the end', () => {
  expect(run(insertFootnote, 'Un mot¦.\n')).toBe('Un mot[^1].\n\n[^1]: ¦');
  expect(run(insertFootnote, 'Un[^1] mot¦.\n\n[^1]: Note.\n')).toBe(
    'Un[^1] mot[^2].\n\n[^1]: Note.\n[^2]: ¦',
  );
});

it('Enter continues a list or a quotation, and ends it on an empty line', () => {
  expect(run(insertNewlineContinueMarkup, '- un¦')).toBe('- un\n- ¦');
  expect(run(insertNewlineContinueMarkup, '1. un\n2. deux¦')).toBe('1. un\n2. deux\n3. ¦');
  expect(run(insertNewlineContinueMarkup, '> un¦')).toBe('> un\n> ¦');
  expect(run(insertNewlineContinueMarkup, '- un\n- deux\n- ¦')).toBe('- un\n- deux\n¦');
});

describe('a diagram', () => {
  it('is a selected sample, or is made from the selection', () => {
    expect(run(insertDiagram, 'Avant.¦')).toBe(
      'Avant.\n\n```mermaid\n‹graph LR\n  A[Début] --> B[Fin]›\n```\n',
    );
    expect(run(insertDiagram, '‹graph TD\nA --> B›')).toBe('```mermaid\n‹graph TD\nA --> B›\n```\n');
  });
});

describe('a formula', () => {
  it('is made from the selection, within a sentence', () => {
    expect(run(insertFormula, 'Soit ‹x^2› un carré.')).toBe('Soit $‹x^2›$ un carré.');
    expect(run(insertFormula, 'Soit ¦.')).toBe('Soit $¦$.');
  });

  it('is added on lines of its own, between blank lines', () => {
    expect(run(insertFormulaBlock, 'Avant.¦\nAprès.')).toBe('Avant.\n\n$$\n¦\n$$\n\nAprès.');
    expect(run(insertFormulaBlock, '‹a + b›')).toBe('$$\n‹a + b›\n$$\n');
  });
});
