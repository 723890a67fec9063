import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@passerelle/api-client/durations';
import { truncate, readFrontMatter } from './front-matter.js';

const domains = [
  { id: 1, slug: 'programmation', name: 'Programmation' },
  { id: 6, slug: 'developpement-personnel', name: 'Développement personnel' },
];
const read = (data: Record<string, unknown>, path = 'a.md') => {
  const warnings: string[] = [];
  const front = readFrontMatter(
    { title: 'Titre', domain: 'programmation', ...data },
    path,
    domains,
    (message) => warnings.push(message),
  );
  return { ...front, warnings };
};

it('has defaults for optional fields', () => {
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
    imageAlt: null,
    warnings: [],
  });
});

describe('the title', () => {
  it('is one line of text, or a number', () => {
    expect(read({ title: ' Un\n titre ' }).title).toBe('Un titre');
    expect(read({ title: 2024 }).title).toBe('2024');
  });

  it.each([undefined, null, '', '  ', [], { a: 1 }])('is refused when it is %j', (title) => {
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

  it('is refused if unknown or missing, with a list of the known ones', () => {
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

it('drops an unknown difficulty, with a warning', () => {
  expect(read({ difficulty: 'expert' })).toMatchObject({
    difficulty: null,
    warnings: ['difficulté inconnue : laissée de côté'],
  });
});

describe('tags', () => {
  it('are a list or a text, without repeats', () => {
    expect(read({ tags: [' CSS ', 'css', 'Éco', 'eco', 3, null, {}] }).tags).toEqual(['CSS', 'Éco', '3']);
    expect(read({ tags: 'a, b,,a ' }).tags).toEqual(['a', 'b']);
    expect(read({ tags: 'apprendre à lire, compter' }).tags).toEqual(['apprendre à lire', 'compter']);
    expect(read({ tags: { a: 1 } }).tags).toEqual([]);
  });

  it.each([
    ['python débuter boucles', ['python', 'débuter', 'boucles']],
    ['python  débuter\nboucles', ['python', 'débuter', 'boucles']],
    ['python; débuter en douceur', ['python', 'débuter en douceur']],
    ['#python #boucles', ['python', 'boucles']],
    ['3.10', ['3.10']],
    [
      ['C#', '#python', 'deux mots'],
      ['C#', 'python', 'deux mots'],
    ],
  ])('MD-03 are read from %j', (tags, expected) => {
    expect(read({ tags }).tags).toEqual(expected);
  });

  it('MD-03 can be a single one, in the field `tag`', () => {
    expect(read({ tag: 'deux mots' }).tags).toEqual(['deux mots']);
  });

  it('are 20 at most', () => {
    const { tags, warnings } = read({ tags: Array.from({ length: 25 }, (_, at) => `t${at}`) });
    expect(tags).toHaveLength(20);
    expect(warnings).toEqual(['25 étiquettes : les 20 premières sont gardées']);
  });
});

describe('the author', () => {
  it('is a name, or has further fields', () => {
    expect(read({ author: 'Ada' })).toMatchObject({ authorName: 'Ada', authorBio: null });
    expect(read({ author: { name: 'Ada', bio: 'Écrit.', avatar: 'ada.png' } })).toMatchObject({
      authorName: 'Ada',
      authorBio: 'Écrit.',
      authorAvatar: 'ada.png',
    });
  });

  it.each([
    ['authors', 'Ada'],
    ['authors', ['Ada']],
    ['author', ['Ada']],
    ['Authors', { name: 'Ada' }],
    ['authors', ['Ada', null, '']],
  ])('40.21 is a single one if %s is the value %j', (key, value) => {
    expect(read({ [key]: value })).toMatchObject({ authorName: 'Ada', authors: null, warnings: [] });
  });

  it('40.21 can be several, in either field', () => {
    for (const key of ['author', 'authors'])
      expect(read({ [key]: ['Ada', { name: 'Alan' }] }).authorName).toBe('Ada et Alan');
  });

  it('is dropped with a warning if it is not a text', () => {
    expect(read({ author: { name: ['a'] } })).toMatchObject({
      authorName: 'Auteur inconnu',
      warnings: ['author : ce n’est pas un texte, laissé de côté'],
    });
  });
});

it('40.20 accepts keys in any spelling', () => {
  expect(read({ title: undefined, Title: 'Un', DESCRIPTION: 'Deux', Tags: 'trois' })).toMatchObject({
    title: 'Un',
    description: 'Deux',
    tags: ['trois'],
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
    ['2021-3-4', '2021-03-03T23:00:00.000Z'],
    ['2021/03/04', '2021-03-03T23:00:00.000Z'],
    ['2021.3.4', '2021-03-03T23:00:00.000Z'],
    ['2018-07-01 09:30:00 +0200', '2018-07-01T07:30:00.000Z'],
    ['2018-07-01 09:30:00 +02:00', '2018-07-01T07:30:00.000Z'],
    ['2018-07-01 9:30:00 -0500 EST', '2018-07-01T14:30:00.000Z'],
    ['2018-07-01 09:30:00 UTC', '2018-07-01T09:30:00.000Z'],
    ['2018-07-01T09:30+02', '2018-07-01T07:30:00.000Z'],
    ['14 mai 2019', '2019-05-13T22:00:00.000Z'],
    ['1er août 2019 à 10h30', '2019-08-01T08:30:00.000Z'],
    ['mardi 14 mai 2019', '2019-05-13T22:00:00.000Z'],
    ['May 14, 2019', '2019-05-13T22:00:00.000Z'],
    ['Jul 08 2022', '2022-07-07T22:00:00.000Z'],
    ['Sat, 08 Aug 2020 10:00:00 GMT', '2020-08-08T10:00:00.000Z'],
    ['Sat Aug 08 2020 02:00:00 GMT+0200 (CEST)', '2020-08-08T00:00:00.000Z'],
  ])('DATA-15 MD-03 %s is stored as %s, in the site’s time zone unless it has one', (date, iso) => {
    const { date: read1, warnings } = read({ date });
    expect(read1.toISOString()).toBe(iso);
    expect(warnings).toEqual([]);
  });

  it.each([
    '2021-02-30',
    '2021-13-01',
    '2021-04-01T25:00',
    '2021-04-01T10:30+99:00',
    'hier',
    '01/04/2021',
    '31 avril 2021',
    '3 brumaire 2021',
    20210401,
    ['2021-04-01'],
    '0000-01-01',
  ])('MD-03 is the day of the import instead of %j, with a warning', (date) => {
    const before = Date.now();
    const { date: day, isNews, warnings } = read({ date });
    expect(day.getTime()).toBeGreaterThanOrEqual(before);
    expect(isNews).toBe(false);
    expect(warnings).toEqual([
      expect.stringMatching(/^date invalide \(date : .*\) : la date du jour la remplace$/),
    ]);
  });

  it.each([
    ['_posts/2019-05-14-boucles.md', '2019-05-13T22:00:00.000Z'],
    ['2019-5-14.md', '2019-05-13T22:00:00.000Z'],
    ['2019_05_14_boucles.md', '2019-05-13T22:00:00.000Z'],
    ['2019-05-14 boucles.md', '2019-05-13T22:00:00.000Z'],
    ['20190514-boucles.md', '2019-05-13T22:00:00.000Z'],
    ['content/2019/05/14/boucles.md', '2019-05-13T22:00:00.000Z'],
  ])('MD-03 comes from the path %s if the header has none', (path, iso) => {
    expect(read({}, path).date.toISOString()).toBe(iso);
    expect(read({ date: '2021-04-01' }, path).date.toISOString()).toBe('2021-03-31T22:00:00.000Z');
  });

  it('MD-03 comes from the path, with a warning, if the day in the header does not exist', () => {
    const { date, warnings } = read({ date: '2021-02-30' }, '2019-05-14-a.md');
    expect(date.toISOString()).toBe('2019-05-13T22:00:00.000Z');
    expect(warnings).toEqual(['date invalide (date : 2021-02-30) : laissée de côté']);
  });

  it('MD-03 is not silently today if the day in the path does not exist', () => {
    expect(read({}, '_posts/2017-02-30-a.md').warnings).toEqual([
      'date invalide (nom du fichier : 2017-02-30) : la date du jour la remplace',
    ]);
  });

  it.each(['12345678-a.md', '2019-a.md', 'v1.2019-05-a.md', 'chapitre-2019-05-14.md'])(
    'MD-03 is not read from %s',
    (path) => {
      const before = Date.now();
      const { date, warnings } = read({}, path);
      expect(date.getTime()).toBeGreaterThanOrEqual(before);
      expect(warnings).toEqual([]);
    },
  );

  it.each(['publishDate', 'pubDatetime', 'published_at', 'published', 'createdAt', 'date_created'])(
    'MD-03 is read from %s',
    (key) => {
      expect(read({ [key]: '2021-04-01' }).date.toISOString()).toBe('2021-03-31T22:00:00.000Z');
    },
  );

  it('MD-01 notifies followers only of texts that are recent or without any date', () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    expect(read({}).isNews).toBe(true);
    expect(read({ date: daysAgo(1) }).isNews).toBe(true);
    expect(read({ date: daysAgo(30) }).isNews).toBe(false);
    expect(read({}, '2019-05-14-a.md').isNews).toBe(false);
  });
});

it('removes Markdown from a description, and truncates a long one', () => {
  expect(read({ description: '~~ES6~~ **et** `let` : 2 ** 3' }).description).toBe('ES6 et let : 2 ** 3');
  const { description, warnings } = read({ description: 'mot '.repeat(400) });
  expect(description.length).toBeLessThanOrEqual(1000);
  expect(warnings).toEqual(['description : texte coupé à 1000 caractères']);
});

it('truncates at the end of a word', () => {
  expect(truncate('un deux trois', 20)).toBe('un deux trois');
  expect(truncate('un deux, trois', 12)).toBe('un deux…');
  expect(truncate('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`);
});
