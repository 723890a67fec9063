import { EditorSelection, EditorState } from '@codemirror/state';
import { expect, it } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { pasteMarkdown } from './paste';
import { markdownOf } from './rich-text';

/** Pastes formatted text at the sign ¦; the sign stands at the cursor afterwards. */
function paste(marked: string, html: string): string {
  const at = marked.indexOf('¦');
  const markdown = markdownOf(fromHtml(html, { fragment: true }));
  const state = EditorState.create({ doc: marked.replace('¦', ''), selection: EditorSelection.cursor(at) });
  const { doc, selection } = state.update(pasteMarkdown(state, markdown)).state;
  const text = doc.toString();
  return `${text.slice(0, selection.main.head)}¦${text.slice(selection.main.head)}`;
}

const IMAGE = '![Une bêche](/media/beche.png)';

it.each([
  ['<h2>Outils</h2>', '## Outils'],
  ['<h2>Outils</h2><p>Une bêche.</p>', '## Outils\n\nUne bêche.'],
  ['<ul><li>seau</li></ul>', '- seau'],
  ['<ol><li>seau</li></ol>', '1. seau'],
  ['<blockquote>Bêchez.</blockquote>', '> Bêchez.'],
  ['<pre><code>creuser()</code></pre>', '```\ncreuser()\n```'],
  ['<p>Un</p><p>Deux</p>', 'Un\n\nDeux'],
])('40.35 formatted text pasted after an image begins on a line of its own: %s', (html, markdown) => {
  expect(paste(`${IMAGE}¦`, html)).toBe(`${IMAGE}\n\n${markdown}\n¦`);
  expect(paste(`${IMAGE}\n¦`, html)).toBe(`${IMAGE}\n\n${markdown}\n¦`);
  expect(paste(`${IMAGE}¦\n\nLa suite.`, html)).toBe(`${IMAGE}\n\n${markdown}¦\n\nLa suite.`);
  expect(paste(`${IMAGE}¦La suite.`, html)).toBe(`${IMAGE}\n\n${markdown}\n\n¦La suite.`);
});

it('40.35 formatted words are pasted within the line', () => {
  expect(paste(`${IMAGE} avec ¦ et un seau`, '<p>un <b>manche</b></p>')).toBe(
    `${IMAGE} avec un **manche**¦ et un seau`,
  );
});
