import { expect, it } from '@jest/globals';
import { decode } from './decode-text.js';
import { singleLine } from './fields.js';
import { parseArticle } from './read-article.js';

const read = (text: string): ReturnType<typeof parseArticle> => parseArticle(decode(Buffer.from(text)));

it('splits front matter from the body', () => {
  expect(read('---\ntitle: Titre\n---\n\nTexte.\n')).toEqual({
    frontMatter: { title: 'Titre' },
    body: 'Texte.',
  });
});

it('accepts a byte order mark and any line ends', () => {
  const plain = read('---\ntitle: Été\n---\nUn\n\nDeux');
  expect(read('\uFEFF---\r\ntitle: Été\r\n---\r\nUn\r\n\r\nDeux')).toEqual(plain);
  expect(read('---\rtitle: Été\r---\rUn\r\rDeux')).toEqual(plain);
});

it.each([
  ['---\nlayout: post\ntags:\n- a\n  - b\n# note\n---\nTexte.', 'Texte.'],
  ['\n---\ntitle: Un : deux\n---\n\nTexte.', 'Texte.'],
  ['---\n\nTexte.\n\n---\nFin.', '---\n\nTexte.\n\n---\nFin.'],
  ['---\nUn texte entre deux traits.\n---\nFin.', '---\nUn texte entre deux traits.\n---\nFin.'],
  ['---\nTexte.', '---\nTexte.'],
])('removes a second front matter from the body, and nothing else: %j', (body, left) => {
  expect(read(`---\ntitle: Titre\n---\n${body}`).body).toBe(left);
});

it.each([
  ['---\ntitle: Titre\n\nTexte.', 'l’en-tête YAML n’est pas refermé par une ligne ---'],
  ['---\ntitle: Titre\ntags: [a\n---\n', 'en-tête YAML invalide à la ligne 3'],
  ['---\ntitle: "Titre\ndomain: x\n---\n', 'en-tête YAML invalide à la ligne'],
  [
    '---\ntitle: Un : deux\n---\n',
    'en-tête YAML invalide à la ligne 2 : un texte avec deux-points doit être entre guillemets',
  ],
  ['---\ntitle: a\ntitle: b\n---\n', 'en-tête YAML invalide à la ligne 3 : clé en double'],
  ['---\ntitle: a\nx:\n\t- b\n---\n', 'tabulation au lieu d’espaces'],
  ['---\n- a\n- b\n---\n', 'il doit tenir en lignes « clé: valeur »'],
  ['---\ntitle: *rien\n---\n', 'en-tête YAML invalide'],
])('refuses %j', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

it('refuses multiplying aliases', () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `${'bcdefghij'[at]}: &${'bcdefghij'[at]} [${`*${'abcdefghi'[at]},`.repeat(9)}]`,
  );
  expect(() => read(`---\na: &a [x,x]\n${rows.join('\n')}\n---\n`)).toThrow('trop d’alias');
});

it('refuses extremely deep or long front matter', () => {
  expect(() => read(`---\ntitle: ${'['.repeat(30_000)}\n---\n`)).toThrow('en-tête YAML invalide');
  expect(() => read(`---\ntitle: ${'a'.repeat(70_000)}\n---\n`)).toThrow('en-tête YAML de plus de 64 Ko');
});

it('ignores keys that equal inherited names of objects', () => {
  const { frontMatter } = read('---\n__proto__: {title: Faux}\ntitle: Vrai\n---\n');
  expect(frontMatter['title']).toBe('Vrai');
  expect(Object.getPrototypeOf(frontMatter)).toBe(Object.prototype);
});

it.each([
  ['TOML', '+++\ntitle = "Titre"\ndraft = true\ntags = ["a", "b"]\n+++\nTexte.'],
  ['TOML in dashes', '---toml\ntitle = "Titre"\ndraft = true\ntags = ["a", "b"]\n---\nTexte.'],
  ['JSON', '{\n  "title": "Titre",\n  "draft": true,\n  "tags": ["a", "b"]\n}\n\nTexte.'],
  ['JSON in semicolons', ';;;\n"title": "Titre",\n"draft": true,\n"tags": ["a", "b"]\n;;;\nTexte.'],
  ['JSON in dashes', '---json\n{"title": "Titre", "draft": true, "tags": ["a", "b"]}\n---\nTexte.'],
  ['YAML that is named', '---yaml\ntitle: Titre\ndraft: true\ntags: [a, b]\n---\nTexte.'],
  ['YAML after blank lines', '\n \n---\ntitle: Titre\ndraft: true\ntags: [a, b]\n---\nTexte.'],
])('MD-06 reads a header in %s', (_name, text) => {
  const { frontMatter, body } = read(text);
  expect(frontMatter).toMatchObject({ title: 'Titre', tags: ['a', 'b'] });
  expect(String(frontMatter['draft'])).toBe('true');
  expect(body).toBe('Texte.');
});

it('MD-06 reads a day in TOML', () => {
  const { frontMatter } = read('+++\ndate = 2021-03-04\n+++\n');
  expect(singleLine(frontMatter['date'])).toBe('2021-03-04');
});

it.each([
  ...[
    '3.10',
    '007',
    'true',
    '0o17',
    '0x1F',
    '1_000',
    '+1',
    '-0.5',
    '12345678901234567890',
    '0b11',
    'inf',
    '-nan',
  ],
  ...['1.0.0', '1e3', '12:30:00', '2024-05-06', '2024-05-06 10:00:00', '2024-05-06T10:00:00.123-07:00'],
])('MD-07 keeps the spelling of %s in a header in TOML', (value) => {
  const table = `title = ${value} # ${value}\ntags = [\n  ${value}, "= 1",\n  ${value}\n]\nauthor = { name = ${value}, bio = 'a = 1' }\n`;
  expect(read(`+++\n${table}text = """\na = 1\n"""\n[x]\ny = ${value}\n+++\n`).frontMatter).toEqual({
    title: value,
    tags: [value, '= 1', value],
    author: { name: value, bio: 'a = 1' },
    text: 'a = 1\n',
    x: { y: value },
  });
});

it.each(['3.10', '1e3', '-0.50', 'true', '12345678901234567890'])(
  'MD-07 keeps the spelling of %s in a header in JSON',
  (value) => {
    const header = `{"title": ${value}, "tags": [${value}], "author": {"name": ${value}}}`;
    for (const text of [`${header}\n\nTexte.`, `---json\n${header}\n---\nTexte.`, `;;;\n${header}\n;;;\n`])
      expect(read(text).frontMatter).toEqual({ title: value, tags: [value], author: { name: value } });
  },
);

it.each([
  ['+++\ntitle = Titre\n+++\n', 'en-tête TOML invalide à la ligne 2'],
  ['+++\ntitle = "Titre"\n', 'l’en-tête TOML n’est pas refermé par une ligne +++'],
  ['{"title": "Titre"\n\nTexte.', 'en-tête JSON invalide, ou qui n’est pas refermé'],
  ['# Titre\n\nTexte.', 'l’en-tête YAML manque'],
])('MD-06 refuses %j with the reason', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

it.each([
  ...['3.10', '007', 'true', '0o17', '0x1F', '1_000', '.5', '+1', '1.', '2024-05-06', '12345678901234567890'],
  ...['0b11', '.inf', '.nan', '1.0.0', 'no', 'off', 'yes', 'Oui', '1e3', '12:30'],
])('MD-07 keeps %s in a header as written', (value) => {
  expect(read(`---\ntitle: ${value}\ntags: [${value}]\nauthor: {name: ${value}}\n---\n`).frontMatter).toEqual(
    {
      title: value,
      tags: [value],
      author: { name: value },
    },
  );
});

it('MD-07 reads null as absent, except in a list of words', () => {
  expect(read('---\na: null\nb: ~\nc:\nd: "null"\ntags: [null, undefined, ~]\n---\n').frontMatter).toEqual({
    a: null,
    b: null,
    c: null,
    d: 'null',
    tags: ['null', 'undefined', null],
  });
});
