import { describe, expect, it } from '@jest/globals';
import { truncate, readFrontMatter } from './front-matter.js';

const domains = [
  { id: 1, slug: 'programmation', name: 'Programmation' },
  { id: 6, slug: 'developpement-personnel', name: 'Développement personnel' },
];
const read = (data: Record<string, unknown>) => {
  const warnings: string[] = [];
  const front = readFrontMatter({ title: 'Titre', domain: 'programmation', ...data }, domains, (message) =>
    warnings.push(message),
  );
  return { ...front, warnings };
};

it('fills what may be missing', () => {
  expect(read({})).toMatchObject({
    title: 'Titre',
    description: '',
    domainId: 1,
    difficulty: null,
    tags: [],
    authorName: 'Auteur inconnu',
    authorBio: null,
    authorAvatar: null,
    licence: null,
    source: null,
    image: null,
    warnings: [],
  });
});

describe('the title', () => {
  it('is one line of text, or a number', () => {
    expect(read({ title: ' Un\n titre ' }).title).toBe('Un titre');
    expect(read({ title: 2024 }).title).toBe('2024');
  });

  it.each([undefined, null, '', '  ', [], { a: 1 }, true])('is refused when it is %j', (title) => {
    expect(() => read({ title })).toThrow('le titre (title) manque');
  });

  it('is refused over 200 characters', () => {
    expect(read({ title: 'x'.repeat(200) }).title).toHaveLength(200);
    expect(() => read({ title: 'x'.repeat(201) })).toThrow('le titre compte 201 caractères, 200 au plus');
  });
});

describe('the domain', () => {
  it.each([
    'developpement-personnel',
    'Développement personnel',
    'DEVELOPPEMENT PERSONNEL',
    ' developpement-personnel ',
  ])('is found as %j', (domain) => {
    expect(read({ domain }).domainId).toBe(6);
  });

  it('is refused when unknown or missing, with those that are known', () => {
    expect(() => read({ domain: 'cuisine' })).toThrow(
      'domaine inconnu « cuisine » ; domaines connus : programmation, developpement-personnel',
    );
    expect(() => read({ domain: undefined })).toThrow(
      'le domaine (domain) manque ; domaines connus : programmation',
    );
  });
});

it.each([
  ['beginner', 'beginner'],
  ['Débutant', 'beginner'],
  ['intermédiaire', 'intermediate'],
  ['AVANCE', 'advanced'],
])('reads the difficulty %s', (difficulty, expected) => {
  expect(read({ difficulty })).toMatchObject({ difficulty: expected, warnings: [] });
});

it('leaves out a difficulty it does not know, with a word', () => {
  expect(read({ difficulty: 'expert' })).toMatchObject({
    difficulty: null,
    warnings: ['difficulté inconnue : laissée de côté'],
  });
});

describe('tags', () => {
  it('come as a list or as text, without repeats', () => {
    expect(read({ tags: [' CSS ', 'css', 'Éco', 'eco', 3, null, {}] }).tags).toEqual(['CSS', 'Éco', '3']);
    expect(read({ tags: 'a, b,,a ' }).tags).toEqual(['a', 'b']);
    expect(read({ tags: { a: 1 } }).tags).toEqual([]);
  });

  it('are 20 at most', () => {
    const { tags, warnings } = read({ tags: Array.from({ length: 25 }, (_, at) => `t${at}`) });
    expect(tags).toHaveLength(20);
    expect(warnings).toEqual(['25 étiquettes : les 20 premières sont gardées']);
  });
});

describe('the author', () => {
  it('comes as a name or with more', () => {
    expect(read({ author: 'Ada' })).toMatchObject({ authorName: 'Ada', authorBio: null });
    expect(read({ author: { name: 'Ada', bio: 'Écrit.', avatar: 'ada.png' } })).toMatchObject({
      authorName: 'Ada',
      authorBio: 'Écrit.',
      authorAvatar: 'ada.png',
    });
  });

  it('is left out with a word when it is no text', () => {
    expect(read({ author: ['a', 'b'] })).toMatchObject({
      authorName: 'Auteur inconnu',
      warnings: ['author : ce n’est pas un texte, laissé de côté'],
    });
  });
});

describe('the date', () => {
  it.each([
    ['2021-04-01', '2021-03-31T22:00:00.000Z'],
    ['2021-01-01', '2020-12-31T23:00:00.000Z'],
    ['2021-04-01 10:30', '2021-04-01T08:30:00.000Z'],
    ['2021-04-01T10:30:15Z', '2021-04-01T10:30:15.000Z'],
    ['2021-04-01T10:30:15.250+05:30', '2021-04-01T05:00:15.250Z'],
    ['2021-04-01T10:30-0800', '2021-04-01T18:30:00.000Z'],
  ])('DATA-15 %s is stored as %s: without a zone it is the site’s', (date, iso) => {
    const { date: read1, warnings } = read({ date });
    expect(read1.toISOString()).toBe(iso);
    expect(warnings).toEqual([]);
  });

  it.each([
    '2021-02-30',
    '2021-13-01',
    '2021-04-01T25:00',
    'hier',
    '01/04/2021',
    20210401,
    ['2021-04-01'],
    '0000-01-01',
  ])('is the day of the import in place of %j, with a word', (date) => {
    const before = Date.now();
    const { date: day, warnings } = read({ date });
    expect(day.getTime()).toBeGreaterThanOrEqual(before);
    expect(warnings).toEqual(['date invalide : la date du jour la remplace']);
  });
});

it('takes Markdown’s marks off a description and cuts one that is too long', () => {
  expect(read({ description: '~~ES6~~ **et** `let` : 2 ** 3' }).description).toBe('ES6 et let : 2 ** 3');
  const { description, warnings } = read({ description: 'mot '.repeat(400) });
  expect(description.length).toBeLessThanOrEqual(1000);
  expect(warnings).toEqual(['description : texte coupé à 1000 caractères']);
});

it('cuts at the end of a word', () => {
  expect(truncate('un deux trois', 20)).toBe('un deux trois');
  expect(truncate('un deux, trois', 12)).toBe('un deux…');
  expect(truncate('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
