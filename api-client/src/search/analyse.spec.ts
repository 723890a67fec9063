import { describe, expect, it } from '@jest/globals';
import { analyse, beginningOf, eachToken } from './analyse.js';
import { englishStems } from './english-words.js';
import { stemExceptions } from './stem-exceptions.js';
import { stopWords } from './stop-words.js';
import { synonyms } from './synonyms.js';

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
    ['CSS3, mp3, a11y et i18n', ['css3', 'css', 'mp3', 'a11y', 'et', 'i18n']],
    ['TCP/IP, et/ou, HTML/CSS', ['tcp', 'ip', 'tcpip', 'et', 'ou', 'html', 'css']],
    ['Python 3.12 ou v2,7', ['python', '3', '3.12', 'ou', '2', '2.7']],
    ['e-mail auto-hébergé', ['e', 'mail', 'email', 'auto', 'heberge', 'autoheberge']],
    ['querySelectorAll', ['query', 'selector', 'all', 'queryselectorall']],
    ['ma_table, __init__', ['ma', 'table', 'matable', 'init']],
    ['JavaScript, GitHub, iPhone', ['javascript', 'github', 'iphone']],
    ['développeur·se·s', ['developpeur']],
    ['hyphén\u00adation', ['hyphenation']],
    ['desc1 et desc33', ['desc1', 'desc', 'et', 'desc33', 'desc']],
    ['Le ﬁligrane efﬁcace', ['le', 'filigrane', 'efficace']],
    ['CO₂, 40 m², 2ⁿ, № 12, 1ᵉʳ', ['co2', '40', 'm2', '2n', 'no', '12', '1er']],
    ['ＦＵＬＬ－ＷＩＤＴＨ', ['full', 'width', 'fullwidth']],
    [
      'auto\u2011hébergé auto\uff0dhébergé',
      ['auto', 'heberge', 'autoheberge', 'auto', 'heberge', 'autoheberge'],
    ],
    ['bi\u200bdu\ufeffle\u200e', ['bidule']],
    ["Quelqu'un quelqu＇un", ['quelquun', 'quelquun']],
    ['日本語 и عربي', ['日本語', 'и', 'عربي']],
    ['a'.repeat(100), ['a'.repeat(60)]],
    ['+-*"()~<>@% 🙂', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

it.each(["'", '’', '‘', '´', '`', '′', 'ʼ', '＇', 'ʹ'])(
  'SE-04 reads an elision with %j as its apostrophe',
  (sign) => {
    expect(content(`l${sign}hydrolienne et d${sign}hydroliennes`)).toEqual(['hydrolienne', 'hydroliennes']);
  },
);

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

it('gives positions in the text as it was given', () => {
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

it('SE-01 gives positions in the given text when other characters are compared', () => {
  const text = 'Un ﬁl\u00adtre, e\u0301ﬄuve·s, aﬀ\u2010iche CO₂ № l`eau';
  expect(analyse(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['un', 'Un'],
    ['filtre', 'ﬁl\u00adtre'],
    ['effluve', 'e\u0301ﬄuve'],
    ['aff', 'aﬀ'],
    ['iche', 'iche'],
    ['affiche', 'aﬀ\u2010iche'],
    ['co2', 'CO₂'],
    ['no', '№'],
    ['l', 'l'],
    ['eau', 'eau'],
  ]);
});

describe('SE-02 distinguishes a noun from the stop word that looks like it', () => {
  const nouns = (text: string) =>
    analyse(text)
      .filter(({ isNoun }) => isNoun)
      .map(({ word }) => word);
  it.each([
    ['montage son', ['son']],
    ['carte son', ['son']],
    ['La carte son, la prise de son.', ['son', 'son']],
    ['Couper un son ; le son stéréo', ['son', 'son']],
    ['Mixer le son et l’image', ['son']],
    ['son de guitare', ['son']],
    ['Chacun monte son étagère avec son tournevis, dans son salon ; son voisin aide.', []],
    ['Dessiner sa carte : son échelle, son titre, son nord.', []],
    ['à son sous-sol', []],
    ['La gare est à l’est', ['est']],
    ['gare est', ['est']],
    ['Qui est-ce, et où est la gare ?', []],
    ['Le car part, car il est tard', ['car']],
    ['location de car', ['car']],
    ['Aller vers la mer', []],
    ['compter un vers', ['vers']],
    ['ton sur ton', ['ton', 'ton']],
    ['de ton père', []],
    ['la commande which', ['which']],
    ['C’est un fait : il a fait le tour', ['fait']],
    ['champ de mais', ['mais']],
    ['mais aussi', []],
  ])('%j', (text, expected) => {
    expect(nouns(text)).toEqual(expected);
  });
});

it('keeps a word that only its accents distinguish from a stop word', () => {
  expect(content('Du maïs, des dés et un fût')).toEqual(['mais', 'des']);
  expect(content('OU, ou, Où, la, là, etant')).toEqual([]);
});

it('recognizes words that a query need not find', () => {
  expect(content('Comment est-ce qu’on fait pour l’installer ?')).toEqual(['installer']);
  expect(content('Aujourd’hui en russe')).toEqual(['aujourdhui', 'russe']);
  expect(content('Le langage C et la saison d’été')).toEqual(['langage', 'c', 'saison', 'ete']);
  expect([...stopWords].filter((word) => word !== words(word)[0])).toEqual([]);
});

it('analyses a long text of signs without an error', () => {
  for (const sign of ["'", '-', '_', '.', '/', '+', '1.', 'a.', 'é-', 'aB'])
    expect(() => analyse(sign.repeat(50_000))).not.toThrow();
});

it('has consistent stem exceptions and synonyms', () => {
  for (const [given, forms] of Object.entries(stemExceptions))
    for (const form of forms.split(' ')) expect(stem(form)).toEqual([given]);
  for (const [word, given] of englishStems) expect(stem(word)).toEqual([given]);
  for (const group of synonyms) {
    expect(group.length).toBeGreaterThan(1);
    for (const text of group) expect(analyse(text)).not.toEqual([]);
  }
});

it('skips words with another beginning, and no others', () => {
  const text = 'Élan, élève; l’élu ÉLIRE. Préélu, Œuvre eleve Elle-même 日本 e';
  const found: string[] = [];
  eachToken(text, ({ word }) => found.push(word), new Set([beginningOf('eleve')]));
  const wanted = analyse(text).filter(({ word }) => word.startsWith('el'));
  expect(found).toEqual(expect.arrayContaining(wanted.map(({ word }) => word)));
  expect(found).not.toContain('preelu');
});
