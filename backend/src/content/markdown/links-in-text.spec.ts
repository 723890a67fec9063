import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const html = async (source: string): Promise<string> => (await renderMarkdown(source)).html;

it.each([
  ['«https://exemple.org/page»', 'https://exemple.org/page', '»'],
  ['«\u00A0https://exemple.org/page\u00A0»', 'https://exemple.org/page', '\u00A0»'],
  ['“https://exemple.org/page”', 'https://exemple.org/page', '”'],
  ['voir https://exemple.org/page…', 'https://exemple.org/page', '…'],
  ['‘https://exemple.org/page’', 'https://exemple.org/page', '’'],
  ['https://exemple.org/page—la suite', 'https://exemple.org/page', '—'],
  ['https://exemple.org/page–la suite', 'https://exemple.org/page', '–'],
  ['https://exemple.org/page\u00A0: la suite', 'https://exemple.org/page', '\u00A0:'],
  ['«https://exemple.org/page.»', 'https://exemple.org/page', '.»'],
  ['(https://exemple.org/page…)', 'https://exemple.org/page', '…)'],
  ['(https://exemple.org/wiki/C_(langage))', 'https://exemple.org/wiki/C_(langage)', ')'],
  ['«www.exemple.org»', 'http://www.exemple.org', '»'],
  ['«https://exemple.org»', 'https://exemple.org', '»'],
  ['«contact@exemple.org»', 'mailto:contact@exemple.org', '»'],
  ['https://exemple.org/a?b=c, oui', 'https://exemple.org/a?b=c', ', oui'],
])('MD-11 ends the address of %s before its punctuation', async (source, address, after) => {
  const out = (await html(source)).replaceAll('&#x26;', '&');
  expect(/href="([^"]*)"/.exec(out)?.[1]).toBe(address);
  expect(out).toContain(`</a>${after}`);
});

it('MD-11 keeps addresses between marks, and accents in addresses', async () => {
  expect(await html('<https://a.fr/x…> [a](https://a.fr/y»)')).toMatch(/x%E2%80%A6.*y%C2%BB/);
  expect(await html('https://a.fr/été')).toContain('href="https://a.fr/%C3%A9t%C3%A9"');
});

describe('MD-08', () => {
  it.each([
    ['L’été des tests', 'lété-des-tests'],
    ["Installation de l'outil", 'installation-de-loutil'],
    ['Qu’est-ce que c’est ?', 'quest-ce-que-cest-'],
    ['C++ & C#', 'c--c'],
    ['Étape 1 – Préparer', 'étape-1--préparer'],
    ['Déjà vu', 'd%C3%A9j%C3%A0-vu'],
    ['Déjà vu', 'deja-vu'],
    ['`npm run build`', 'npm-run-build'],
    ['🎉 Bravo', '-bravo'],
    ['Le fichier mon_fichier.js', 'le-fichier-mon_fichierjs'],
    ['Un **mot** [lié](https://a.fr)', 'un-mot-lié'],
    ['Notes[^1]', 'notes'],
    ['Œuvre', 'oeuvre'],
    ['1.2 Installer', '12-installer'],
    ['MAJUSCULES', 'MAJUSCULES'],
  ])('resolves a link written for GitHub to « %s »: #%s', async (heading, name) => {
    const out = await html(`[aller](#${name})\n\n## ${heading}\n\n[^1]: Note.`);
    const id = /<h2 id="([^"]*)"/.exec(out)![1];
    expect(out).toContain(`<a href="#${id}">aller</a>`);
  });

  it('numbers equal headings like GitHub if the links do, and like the site otherwise', async () => {
    const three = '\n\n## Exemple\n\n## Exemple\n\n## Exemple';
    const leads = async (links: string) =>
      [...(await html(links + three)).matchAll(/<a href="#([^"]*)">[abc]</g)].map(([, id]) => id);
    expect(await leads('[a](#exemple) [b](#exemple-1) [c](#exemple-2)')).toEqual([
      'exemple',
      'exemple-2',
      'exemple-3',
    ]);
    expect(await leads('[a](#exemple) [b](#exemple-2) [c](#exemple-3)')).toEqual([
      'exemple',
      'exemple-2',
      'exemple-3',
    ]);
  });

  it('reports a fragment that finds nothing to authors, by line, but not the top of the page', async () => {
    const { remarks } = await renderMarkdown('Un mot.\n\n[perdu](#nulle-part) [haut](#)\n\n## Titre');
    expect(remarks).toEqual([
      {
        line: 3,
        message: 'Lien vers « #nulle-part » : aucun intertitre de ce nom, seul son texte est montré',
      },
    ]);
  });
});

describe('40.21 unclosed formatting', () => {
  it.each([
    ['Un <b>mot\n\nsuite', '<p>Un <b>mot</b></p>\n<p>suite</p>'],
    ['- <i>a\n- b', '<ul>\n<li><i>a</i></li>\n<li>b</li>\n</ul>'],
    ['<div><b>a</div>\n\nfin', '<div><b>a</b></div>\n<p>fin</p>'],
    ['<p><b>a</p><p>b</p>', '<p><b>a</b></p><p>b</p>'],
    ['<b>\n\nfin', '<b></b>\n<p>fin</p>'],
    ['<b><i>a\n\nfin', '<p><b><i>a</i></b></p>\n<p>fin</p>'],
    ['*<b>a*\n\nfin', '<p><em><b>a</b></em></p>\n<p>fin</p>'],
    [
      'Un <a href="https://a.fr">mot\n\nsuite',
      '<p>Un <a href="https://a.fr" rel="noopener noreferrer nofollow ugc">mot</a></p>\n<p>suite</p>',
    ],
  ])('ends with its block: %j', async (source, out) => {
    expect(await html(source)).toBe(out);
  });

  it('continues if a later block closes it', async () => {
    expect(await html('<b>\n\nA\n\n</b>\n\nB')).toBe('<b>\n<p>A</p>\n</b>\n<p>B</p>');
  });
});

it('40.21 of two equal ids in an author’s HTML the first stays; ids of notes always stay', async () => {
  const out = await html('<b id="x">a</b> <i id="x">b</i> [c](#x) note[^1] <u id="fn-1">d</u>\n\n[^1]: e');
  const ids = [...out.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(out).toContain('<b id="user-content-x">a</b> <i>b</i> <a href="#user-content-x">c</a>');
  expect(out).toContain('<li id="user-content-fn-1">');
});

it('EX-04 the number of a note is part neither of a heading’s link nor of the indexed text', async () => {
  const {
    html: out,
    text,
    opening,
  } = await renderMarkdown('## Installer[^a]\n\nTexte[^a].\n\n[^a]: Une note.');
  expect(out).toContain('<h2 id="installer"><a href="#installer">Installer</a><sup>');
  expect(text).toBe('Installer\nTexte.\nNotes\nUne note.');
  expect(opening).toBe('Texte.');
});

it('40.35 reports an unknown kind of admonition to authors, in every syntax', async () => {
  const source =
    ':::truc\na\n:::\n\n!!! machin\n    a\n\n> [!ZUT]\n> a\n\n::: {.chose}\na\n:::\n\n:::tip\na\n:::\n\n```\n:::bidule\n```';
  const { remarks } = await renderMarkdown(source);
  expect(remarks.map(({ line, message }) => `${line} ${/« [^»]* »/.exec(message)![0]}`)).toEqual([
    '1 « truc »',
    '5 « machin »',
    '8 « ZUT »',
    '11 « chose »',
  ]);
});
