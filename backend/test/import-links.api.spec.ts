import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ImportService } from '../src/content/import/import.service.js';
import { startApp, type TestApp } from './app.js';
import { png } from './images.js';
import { PICTURES } from './picture-links.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.nest.get(DataSource).query('DELETE FROM tutorials');
});

async function store(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
const write = (path: string, title: string, body = 'Texte.', more = '') =>
  store(path, `---\ntitle: ${title}\ndomain: programmation\n${more}---\n\n${body}\n`);
const run = (part = '.') => app.nest.get(ImportService).importFolder(join(folder, part));
async function read(title: string): Promise<{ id: number; version: number; content: string; image: string }> {
  const { body } = await app.http.get('/api/tutorials').expect(200);
  const { id } = (body.tutorials as { id: number; title: string }[]).find((each) => each.title === title)!;
  return (await app.http.get(`/api/tutorials/${id}`).expect(200)).body;
}
/** Targets of a tutorial's links by their texts; null for a text that is no link. */
async function linksOf(title: string): Promise<Record<string, string>> {
  const { content } = await read(title);
  const links = [...content.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  return Object.fromEntries(links.map(([, href, text]) => [text!, href!]));
}

const FORMS: [form: string, fragment?: string][] = [
  ['[lien](02-suite.md)'],
  ['[lien](./02-suite.md)'],
  ['[lien](../cours/02-suite.md)'],
  ['[lien](/cours/02-suite.md)'],
  ['[lien](cours/02-suite.md)'],
  ['[lien](02-suite)'],
  ['[lien](02-suite/)'],
  ['[lien](../02-suite/)'],
  ['[lien](02-suite.html)'],
  ['[lien](02-SUITE.md)'],
  ['[lien](..\\cours\\02-suite.md)'],
  ['[lien](<02-suite.md> "La suite")'],
  ['[lien](02-suite.md?plain=1)'],
  ['[lien](02-suite.md#les-types)', '#les-types'],
  ['[lien](02-suite#l%C3%A9gende)', '#légende'],
  ['[lien](02-suite.md#legende)', '#légende'],
  ['[lien](02-suite.md#Les-Types)', '#les-types'],
  ['[lien](02-suite.md#ancre)', '#les-types'],
  ['[lien](02-suite.md#lété-dici)', '#l-été-d-ici'],
  ['[lien][v]\n\n[v]: 02-suite.md "La suite"'],
  ['[lien]\n\n[lien]: <./02-suite.md#types>', '#types'],
  ['<a href="02-suite.md">lien</a>'],
  ["<div>\n\n<a href='./02-suite.md'>lien</a>\n\n</div>"],
  [':::tip\n[lien](02-suite.md)\n:::'],
];

/** Headings with the names in the fragments of these links. */
const PARTS = '\n\n## Les types {#ancre}\n\n## Légende\n\n## Types\n\n## L’été d’ici';

it.each(FORMS)(
  'MD-04 resolves %j to the tutorial, in any order of the import',
  async (form, fragment = '') => {
    await write('cours/01-debut.md', 'Début', form + PARTS);
    await write(
      'cours/02-suite.md',
      'Suite',
      form.replaceAll('02-suite', '01-debut').replace('02-SUITE', '01-DEBUT') + PARTS,
    );
    expect(await run()).toMatchObject({ created: 2, warnings: [] });
    const [start, rest] = [await read('Début'), await read('Suite')];
    expect(await linksOf('Début')).toMatchObject({ lien: `/tutoriels/${rest.id}${fragment}` });
    expect(await linksOf('Suite')).toMatchObject({ lien: `/tutoriels/${start.id}${fragment}` });
    expect([start.version, rest.version]).toEqual([1, 1]);
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await linksOf('Début')).toMatchObject({ lien: `/tutoriels/${rest.id}${fragment}` });
  },
);

it.each([
  ['[lien](<mes textes/la suite.md>)', 'mes textes/la suite.md'],
  ['[lien](mes%20textes/la%20suite.md)', 'mes textes/la suite.md'],
  ['[lien](mes textes/la suite.md)', 'mes textes/la suite.md'],
  ['[lien](été.md)', 'e\u0301te\u0301.md'],
  ['[lien](%C3%A9t%C3%A9.md)', 'e\u0301te\u0301.md'],
  ['[lien](a_b.md)', 'a_b.md'],
  ['[lien](a\\_b.md)', 'a_b.md'],
  ['[lien](annexes/)', 'annexes/index.md'],
  ['[lien](annexes)', 'annexes/README.md'],
  ['[lien](/2019/05/14/boucles.html)', '_posts/2019-05-14-boucles.md'],
  ['[lien]({% post_url 2019-05-14-boucles %})', '_posts/2019-05-14-boucles.md'],
  ['[lien]({{ site.baseurl }}{% post_url cours/2019-05-14-boucles %})', '_posts/cours/2019-05-14-boucles.md'],
  ['[lien]({%- link _posts/2019-05-14-boucles.md -%})', '_posts/2019-05-14-boucles.md'],
  ['[lien]({{ site.url }}{{ site.baseurl }}/cours/b.md)', 'cours/b.md'],
  ['[lien]({{ "/cours/b" | relative_url }})', 'cours/b.md'],
  ['[lien][l]\n\n[l]: {% post_url 2019-05-14-boucles %}', '_posts/2019-05-14-boucles.md'],
  ['<a href="{% post_url 2019-05-14-boucles %}">lien</a>', '_posts/2019-05-14-boucles.md'],
  ['[lien]({{< ref "suite.md" >}})', 'content/posts/suite.md'],
  ['[lien]({{% relref "posts/suite.md" %}})', 'content/posts/suite.md'],
  ['[lien]({{<ref suite>}})', 'content/posts/suite.md'],
  ["[lien]({{< relref path='/posts/la suite.md' lang='fr' >}})", 'content/posts/la suite.md'],
  ['<a href="{{< ref "suite.md" >}}">lien</a>', 'content/posts/suite.md'],
])('MD-04 resolves %s to %s', async (form, path) => {
  await write('a.md', 'Début', form);
  await write(path, 'Suite');
  expect(await run()).toMatchObject({ created: 2, warnings: [] });
  expect(await linksOf('Début')).toEqual({ lien: `/tutoriels/${(await read('Suite')).id}` });
});

it('MD-04 links to texts of a later import, and removes links to unknown ones', async () => {
  await write('a.md', 'Début', '[suite](b.md)');
  expect(await run()).toMatchObject({
    warnings: [{ file: 'a.md', message: 'lien sans destination : b.md' }],
  });
  expect(await linksOf('Début')).toEqual({});
  await write('b.md', 'Suite');
  expect(await run()).toMatchObject({ created: 1, updated: 1, warnings: [] });
  const { id } = await read('Suite');
  expect(await linksOf('Début')).toEqual({ suite: `/tutoriels/${id}` });
  expect(await run()).toMatchObject({ unchanged: 2 });
  await write('b.md', 'Suite', 'Texte.', 'draft: true\n');
  expect(await run()).toMatchObject({ updated: 2, private: 1 });
  expect(await linksOf('Début')).toEqual({});
});

it('MD-04 links to texts of earlier imports by path and source', async () => {
  await write(
    'un/a.md',
    'Début',
    '[autre cours](../deux/b.md) [dépôt](../fin/c.md)',
    'source: depot/un/a.md\n',
  );
  await write('deux/b.md', 'Suite');
  await write('trois/x.md', 'Fin', 'Texte.', 'source: depot/fin/c.md\n');
  await run('deux');
  await run('trois');
  expect(await run('un')).toMatchObject({ warnings: [] });
  expect(await linksOf('Début')).toEqual({
    'autre cours': `/tutoriels/${(await read('Suite')).id}`,
    dépôt: `/tutoriels/${(await read('Fin')).id}`,
  });
});

it('MD-04 resolves links by source within one import, and changes nothing the second time', async () => {
  await write('a.md', 'Premier', '[lien](suite.md)', 'source: depot/cours/debut.md\n');
  await write('b.md', 'Second', '[lien](./debut.md)', 'source: depot/cours/suite.md\n');
  expect(await run()).toMatchObject({ created: 2, warnings: [] });
  const ids = [(await read('Premier')).id, (await read('Second')).id];
  expect(await linksOf('Premier')).toEqual({ lien: `/tutoriels/${ids[1]}` });
  expect(await linksOf('Second')).toEqual({ lien: `/tutoriels/${ids[0]}` });
  expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 2, warnings: [] });
});

it('MD-04 reports every link that leads nowhere, except in code', async () => {
  await write(
    'a.md',
    'Début',
    '[a](absent.md) [b](/docs/x) [c](javascript:alert(1)) [d](brouillon.md) [e](mauvais.md) `[f](code.md)`\n\n' +
      '```md\n[g](code.md)\n```\n\n[h](../dehors.md#x) ![i](absent.png)\n\n<img src="absent.jpg" alt="">',
  );
  await write('brouillon.md', 'Brouillon', 'Texte.', 'draft: true\n');
  await store('mauvais.md', '---\ntitle:\n---\n');
  const { warnings } = await run();
  expect(warnings.filter(({ file }) => file === 'a.md').map(({ message }) => message)).toEqual([
    'image introuvable : absent.png',
    'image introuvable : absent.jpg',
    'lien sans destination : absent.md',
    'lien sans destination : /docs/x',
    'lien sans destination : javascript:alert(1)',
    'lien vers un texte hors du site : brouillon.md',
    'lien vers un fichier refusé : mauvais.md',
    'lien sans destination : ../dehors.md#x',
  ]);
  const { content } = await read('Début');
  expect(content).toContain('<code>[f](code.md)</code>');
});

it('MD-04 keeps links in the source as written, for export and for the editor', async () => {
  await write('a.md', 'Début', '[suite](b.md#fin)');
  await write('b.md', 'Suite', '## Fin');
  await run();
  const { id } = await read('Début');
  const { text } = await app.http
    .get(`/api/tutorials/${id}/download?format=markdown&images=false`)
    .expect(200);
  expect(text).toContain('[suite](b.md#fin)');
});

it.each(PICTURES)('MD-05 shows %j from the file %s', async (form, path) => {
  await write('a.md', 'Images', form);
  await store(path, png(7, 7));
  expect(await run()).toMatchObject({ created: 1, warnings: [] });
  expect((await read('Images')).content).toMatch(/<img src="\/media\/[^"]+" alt="Alt"/);
});

it('MD-05 finds covers and portraits by equivalent names', async () => {
  await write('a.md', 'Images', 'Texte.', 'image: Images/été.PNG\nauthor: {name: Ada, avatar: ADA.png}\n');
  await store('images/e\u0301te\u0301.png', png(7, 7));
  await store('ada.png', png(8, 8));
  expect(await run()).toMatchObject({ warnings: [] });
  expect(await read('Images')).toMatchObject({
    image: expect.stringMatching(/^\/media\//),
    authorAvatar: expect.stringMatching(/^\/media\//),
  });
});

it('MD-05 names pictures whose addresses no page may have', async () => {
  await write(
    'a.md',
    'Images',
    '![Alt](C:\\img\\a.png) ![b](file:///tmp/b.png) ![c](data:image/png;base64,AA)',
  );
  expect((await run()).warnings.map(({ message }) => message)).toEqual([
    'image introuvable : C:\\img\\a.png',
    'image introuvable : file:///tmp/b.png',
    'image introuvable : data:image/png;base64,AA',
  ]);
});

it('MD-05 prefers the exact name among several', async () => {
  await write('a.md', 'Images', '![Alt](photo.png)');
  await store('Photo.png', png(1, 1));
  await store('photo.png', png(2, 2));
  await run();
  expect((await read('Images')).content).toContain('width="2"');
});

it('MD-02 finds notes and pictures of a vault by name, in any folder', async () => {
  await write(
    'cours/Note principale.md',
    'Principale',
    '[[Autre note]], [[Autre note#Les types|les types]], [[annexes/Glossaire]], [[Absente]]\n\n' +
      '![[schema.png]]\n\n![[schema.png|200]]\n\n![[Pièces jointes/Plan été.png]]\n\n![[absent.png]]',
  );
  await write('fiches/Autre note.md', 'Autre', '## Les types\n\n[[note principale|retour]]');
  await write('fiches/annexes/Glossaire.md', 'Glossaire');
  await store('pièces jointes/schema.png', png(7, 7));
  await store('coffre/pie\u0300ces jointes/plan e\u0301te\u0301.png', png(8, 8));
  expect((await run()).warnings).toEqual([
    { file: 'cours/Note principale.md', message: 'image introuvable : absent.png' },
    { file: 'cours/Note principale.md', message: 'lien sans destination : Absente.md' },
  ]);
  const [main, other, glossary] = [await read('Principale'), await read('Autre'), await read('Glossaire')];
  expect(await linksOf('Principale')).toEqual({
    'Autre note': `/tutoriels/${other.id}`,
    'les types': `/tutoriels/${other.id}#les-types`,
    Glossaire: `/tutoriels/${glossary.id}`,
  });
  expect(await linksOf('Autre')).toMatchObject({ retour: `/tutoriels/${main.id}` });
  expect(main.content.match(/<img src="\/media\//g)).toHaveLength(3);
  expect(await run()).toMatchObject({ unchanged: 3 });
});

it('MD-02 searches by name only for links in Obsidian’s syntax', async () => {
  await write('cours/a.md', 'Début', '[suite](suite.md) ![Schéma](schema.png)');
  await write('fiches/suite.md', 'Suite');
  await store('images/schema.png', png(7, 7));
  expect((await run()).warnings.map(({ message }) => message)).toEqual([
    'image introuvable : schema.png',
    'lien sans destination : suite.md',
  ]);
});

it('MD-08 tells of fragments that no text of the import has, and leads to the beginning of the text', async () => {
  await write('a.md', 'Début', '[un](b.md#la-fin) [deux](b.md#absent) [trois]({{< ref "b.md#La Fin" >}})');
  await write('b.md', 'Suite', '## La fin\n\n[bloc]({% post_url 2020-01-02-x %}) [[a#Rien]]');
  const { warnings } = await run();
  expect(warnings.map(({ file, message }) => `${file} : ${message}`)).toEqual([
    'a.md : aucun intertitre de ce nom, le lien mène au début du texte : b.md#absent',
    'b.md : lien sans destination : 2020-01-02-x.md',
    'b.md : aucun intertitre de ce nom, le lien mène au début du texte : a.md#Rien',
  ]);
  const page = `/tutoriels/${(await read('Suite')).id}`;
  expect(await linksOf('Début')).toEqual({ un: `${page}#la-fin`, deux: page, trois: `${page}#la-fin` });
  expect(await run()).toMatchObject({ updated: 0, unchanged: 2 });
  await write('b.md', 'Suite', '## La fin\n\n## Absent');
  expect(await run()).toMatchObject({ updated: 2, warnings: [] });
  expect(await linksOf('Début')).toMatchObject({ deux: `${page}#absent` });
});

it('MD-08 leads links of Obsidian to blocks and headings of other notes', async () => {
  await write('a.md', 'Début', '[[b#La fin|titre]] [[b#^bloc|bloc]]');
  await write('b.md', 'Suite', 'Un bloc ^bloc\n\n## La fin');
  expect(await run()).toMatchObject({ warnings: [] });
  const page = `/tutoriels/${(await read('Suite')).id}`;
  expect(await linksOf('Début')).toEqual({ titre: `${page}#la-fin`, bloc: `${page}#user-content-^bloc` });
});

it('MD-08 reports fragments that find nothing, with their lines in the file', async () => {
  await write(
    'a.md',
    'Sommaire',
    '# Sommaire\n\n- [un](#un)\n- [deux](#deux)\n- [encore](#deux)\n\n## Un\n\n:::inconnu\nTexte\n:::',
  );
  const { warnings } = await run();
  expect(warnings).toEqual([
    {
      file: 'a.md',
      message: 'lien vers « #deux » : aucun intertitre de ce nom, seul son texte est montré (lignes 9, 10)',
    },
    {
      file: 'a.md',
      message: expect.stringMatching(/^« inconnu » n’est pas le nom d’un encadré .* \(ligne 14\)$/),
    },
  ]);
});
