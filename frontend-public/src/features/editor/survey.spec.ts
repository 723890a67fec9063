import { EditorState } from '@codemirror/state';
import { ensureSyntaxTree } from '@codemirror/language';
import { expect, it } from '@jest/globals';
import { markdownSupport } from './markdown-language';
import { surveyOf, type Told } from './survey';

const PARSE_TIMEOUT_MS = 60_000;

function survey(doc: string, deadLinks: string[] = [], remarks: Told['remarks'] = []) {
  const state = EditorState.create({ doc, extensions: markdownSupport });
  // `syntaxTree` gives what has been parsed within some milliseconds.
  const tree = ensureSyntaxTree(state, doc.length, PARSE_TIMEOUT_MS)!;
  return surveyOf(state.doc, tree, { deadLinks, remarks });
}
const said = (doc: string, deadLinks?: string[]) =>
  survey(doc, deadLinks).warnings.map(({ line, message }) => `${line} ${message}`);

it('headings are listed with level, offset and text, without Markdown marks', () => {
  const { headings } = survey(
    '# Un *beau* titre #\n\n```\n# code\n```\n\nDeux\n----\n\n### Lien [là](/a) {#x}\n',
  );
  expect(headings).toEqual([
    { level: 1, text: 'Un beau titre', at: 0 },
    { level: 2, text: 'Deux', at: 37 },
    { level: 3, text: 'Lien là', at: 48 },
  ]);
});

it('warns of an image without alternative text, in Markdown and in HTML', () => {
  expect(
    said('![](a.png)\n\n![une bêche](a.png)\n\n<img src="a.png">\n\nUn <img src="a" alt=""> mot'),
  ).toEqual(['1 Image sans texte alternatif', '5 Image sans texte alternatif']);
});

it('warns of a skipped heading level and of an empty heading', () => {
  expect(said('## a\n\n#### b\n\n## c\n\n### d\n\n##\n')).toEqual([
    '3 Intertitre de niveau 4 juste après un niveau 2 : un niveau manque',
    '9 Intertitre vide',
  ]);
});

it.each(['ici', 'Ici', '**ici**', 'cliquez ici', 'ce lien', 'là'])('warns of the link text %s', (words) => {
  expect(said(`Voir [${words}](/catalogue).`)).toHaveLength(1);
});

it('does not warn of a link text that describes its target', () => {
  expect(said('Voir [le catalogue d’ici](/catalogue), `[ici](/a)`.')).toEqual([]);
});

it('warns of dead links at their line, in every syntax', () => {
  const dead = '/tutoriels/999';
  expect(said(`[a](${dead}) [b](/tutoriels/1)\n\n[c][1]\n\n[1]: ${dead}\n`, [dead])).toEqual([
    `1 Lien vers un tutoriel qui n’existe pas : ${dead}`,
    `5 Lien vers un tutoriel qui n’existe pas : ${dead}`,
  ]);
});

it('40.35 remarks of the server are sorted among the others by line, except for deleted lines', () => {
  const remarks = [2, 9].map((line) => ({ line, message: '« truc » n’est pas le nom d’un encadré' }));
  expect(
    survey('![](a.png)\n:::truc\n\n##\n', [], remarks).warnings.map(({ line, at }) => [line, at]),
  ).toEqual([
    [1, 0],
    [2, 11],
    [4, 20],
  ]);
});

it.each([
  ['a\n\n<!-- b -->\n', '3'],
  ['a <!-- b --> c\n', '1'],
  ['<!--\nb\n\nc\n-->\n', '1'],
  ['<div>\n<!-- b -->\n</div>\n', '2'],
  ['a <?php b ?> c\n', '1'],
  ['- a\n\n  <!-- b -->\n', '3'],
  ['> a\n>\n> [//]: # (b)\n', '3'],
  ['a\n\n[//]: # (b)\n', '3'],
  ['a\n\n[b]: <> "c"\n', '3'],
  ['a\n\n[^n]: une note que rien n’appelle\n', '3'],
])('EX-05 warns of the part of %j that readers do not see', (source, line) => {
  const told = said(source);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(new RegExp(`^${line} .*le Markdown des lecteurs ne le contient pas$`));
});

it.each([
  '`<!-- a -->`\n\n```\n<!-- a -->\n[//]: # (b)\n```\n\n    <!-- a -->\n',
  '[a], [b][c], ![d][e] et [f][].\n\n[a]: /a "A"\n[C]: /c (C)\n[e]: d.png\n[f]: /f\n',
  'a[^n]\n\n[^n]: une note\n',
  '<p title="<!-- a -->">b</p>\n',
])('EX-05 %j keeps nothing from readers', (source) => {
  expect(said(source)).toEqual([]);
});
