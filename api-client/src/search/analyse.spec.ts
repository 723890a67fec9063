import { describe, expect, it } from '@jest/globals';
import { analyse, beginningOf, eachToken } from './analyse.ts';
import { englishStems } from './english-words.ts';
import { stemExceptions } from './stem-exceptions.ts';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

const words = (text: string) => analyse(text).map(({ word }) => word);
const content = (text: string) =>
  analyse(text)
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ word }) => word);
const stem = (text: string) => analyse(text).map((token) => token.stem);

describe('finds the words of', () => {
  it.each([
    ['L’ordinateur d’aujourd’hui', ['l', 'ordinateur', 'd', 'aujourdhui']],
    ["Jusqu'à lorsqu'il", ['jusqu', 'a', 'lorsqu', 'il']],
    ['ŒUVRE, cœur et Ægir', ['oeuvre', 'coeur', 'et', 'aegir']],
    ['E\u0301cole éte\u0301', ['ecole', 'ete']],
    ['C++, C++17, C#, F# et g++', ['c++', 'c++', 'c#', 'f#', 'et', 'g++']],
    ['(.NET) ASP.NET exemple.net', ['dotnet', 'aspdotnet', 'exemple', 'net']],
    ['Node.js et index.ts', ['node', 'nodejs', 'et', 'index', 'indexts']],
    ['CSS3, mp3, a11y et i18n', ['css', 'css3', 'mp3', 'a11y', 'et', 'i18n']],
    ['TCP/IP, et/ou, HTML/CSS', ['tcp', 'ip', 'tcpip', 'et', 'ou', 'html', 'css']],
    ['Python 3.12 ou v2,7', ['python', '3', '3.12', 'ou', '2', '2.7']],
    ['e-mail auto-hébergé', ['e', 'mail', 'email', 'auto', 'heberge', 'autoheberge']],
    ['querySelectorAll', ['query', 'selector', 'all', 'queryselectorall']],
    ['ma_table, __init__', ['ma', 'table', 'matable', 'init']],
    ['JavaScript, GitHub, iPhone', ['javascript', 'github', 'iphone']],
    ['développeur·se·s', ['developpeur']],
    ['hyphén\u00adation', ['hyphenation']],
    ['日本語 и عربي', ['日本語', 'и', 'عربي']],
    ['a'.repeat(100), ['a'.repeat(60)]],
    ['+-*"()~<>@% 🙂', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('gives one stem to', () => {
  it.each([
    ['cheval', 'chevaux', 'CHEVAUX'],
    ['événement', 'evenements', 'Événements'],
    ['programmation', 'programmations'],
    ['ordinateur', 'ordinateurs'],
    ['sécurité', 'securite', 'securites'],
    ['données', 'donnees', 'donnée'],
    ['lumière', 'lumieres'],
    ['jeu', 'jeux'],
    ['travail', 'travaux'],
    ['œil', 'yeux'],
    ['niveau', 'niveaux'],
    ['hook', 'hooks'],
    ['routers', 'router'],
    ['tutoriel', 'tutoriels'],
    ['fonctionne', 'fonctionner', 'fonctionnent'],
    ['utiliser', 'utilisent'],
    ['client', 'clients'],
    ['programmer', 'programme'],
    ['contenu', 'contenus'],
    ['vidéo', 'vidéos', 'videos'],
    ['schéma', 'schemas'],
    ['menu', 'menus'],
    ['conflit', 'conflits'],
    ['opération', 'opérations'],
    ['connexion', 'connexions'],
    ['commit', 'commits'],
    ['entier', 'entiers'],
    ['petit', 'petite', 'petits', 'petites'],
    ['foyer', 'foyers'],
    ['installer', 'installation', 'installations', 'installé'],
  ])('%j and %j', (...forms) => {
    expect(new Set(forms.flatMap(stem)).size).toBe(1);
  });
});

it.each([
  ['router', 'route'],
  ['server', 'servir'],
  ['docker', 'docks'],
  ['données', 'don'],
  ['ordinateur', 'ordinaire'],
  ['loyer', 'loi'],
  ['usager', 'usage'],
  ['C', 'C++'],
  ['C#', 'C'],
])('keeps %j apart from %j', (one, other) => {
  expect(stem(one)).not.toEqual(stem(other));
});

it('says where words stand in the text as it was given', () => {
  const text = 'Ah ! l’e\u0301cole : « auto-hébergé » 🙂 CŒUR de C++.';
  expect(analyse(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Ah',
    'l',
    'e\u0301cole',
    'auto',
    'hébergé',
    'auto-hébergé',
    'CŒUR',
    'de',
    'C++',
  ]);
});

it('knows what a question need not find', () => {
  expect(content('Comment est-ce qu’on fait pour l’installer ?')).toEqual(['installer']);
  expect(content('Aujourd’hui en russe')).toEqual(['aujourdhui', 'russe']);
  expect(content('Le langage C et la saison d’été')).toEqual(['langage', 'c', 'saison', 'ete']);
  expect([...stopWords].filter((word) => word !== words(word)[0])).toEqual([]);
});

it('finds the same in a text that is long and has no words', () => {
  for (const sign of ["'", '-', '_', '.', '/', '+', '1.', 'a.', 'é-', 'aB'])
    expect(() => analyse(sign.repeat(50_000))).not.toThrow();
});

it('has exceptions and synonyms that are words of their own', () => {
  for (const [given, forms] of Object.entries(stemExceptions))
    for (const form of forms.split(' ')) expect(stem(form)).toEqual([given]);
  for (const [word, given] of englishStems) expect(stem(word)).toEqual([given]);
  for (const group of synonyms) {
    expect(group.length).toBeGreaterThan(1);
    for (const text of group) expect(analyse(text)).not.toEqual([]);
  }
});

it('leaves out words that begin otherwise, and no others', () => {
  const text = 'Élan, élève; l’élu ÉLIRE. Préélu, Œuvre eleve Elle-même 日本 e';
  const found: string[] = [];
  eachToken(text, ({ word }) => found.push(word), new Set([beginningOf('eleve')]));
  const wanted = analyse(text).filter(({ word }) => word.startsWith('el'));
  expect(found).toEqual(expect.arrayContaining(wanted.map(({ word }) => word)));
  expect(found).not.toContain('preelu');
});
