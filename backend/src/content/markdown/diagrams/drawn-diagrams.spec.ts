import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attacks } from '../../../../test/attacks.js';
import { unsafeParts } from '../../../../test/unsafe-html.js';
import { renderMarkdown } from '../render-markdown.js';

const block = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``;
const htmlOf = async (source: string) => (await renderMarkdown(block(source))).html;
const labelsOf = async (source: string) => (await renderMarkdown(block(source))).text.split('\n');
const spokenIn = (html: string) =>
  /role="img" aria-label="([^"]*)"/.exec(html)?.[1]?.replaceAll('\u00A0', ' ');

describe('our own diagrams', () => {
  it('show pie charts with percentages, and with values on request', async () => {
    const pie = '"Oui" : 6\n%% commentaire\n\'Non "merci"\' : 1.5\n"Rien" : 0';
    const html = await htmlOf(`pie\n${pie}`);
    expect(spokenIn(html)).toBe('Oui : 80 %, Non &#x22;merci&#x22; : 20 %, Rien : 0 %');
    expect(html.match(/<path /g)).toHaveLength(2);
    const titled = await htmlOf(`pie showData title Qui vient ?\n${pie}`);
    expect(titled).toContain('<figcaption>Qui vient\u202F?</figcaption>');
    expect(titled).toContain('20\u00A0% (1,5)');
    expect(await htmlOf('pie\n"Tout": 3\n"Rien": 0')).toContain('<circle cx="170"');
  });

  it('show Gantt charts with French dates, skipped weekends and states in words', async () => {
    const labels = await labelsOf(
      [
        'gantt',
        'title Le potager',
        'dateFormat YYYY-MM-DD',
        'axisFormat %d/%m',
        'excludes weekends',
        'section Semis',
        'Bêcher :done, crit, b, 2026-03-05, 3d',
        'Semer : s, after b, 1w',
        'Arroser : active, 2026-03-01, until fin',
        'Récolter : milestone, fin, after s, 0d',
      ].join('\n'),
    );
    expect(labels.filter((label) => label.includes('·'))).toEqual([
      '5 mars · 3 j · terminé · critique',
      '10 mars · 1 sem.',
      '1er mars → 19 mars · en cours',
      '19 mars · étape clé',
    ]);
    expect(labels).toEqual(expect.arrayContaining(['Semis', 'Bêcher', 'Le potager']));
  });

  it.each([
    ['2026-01-31, 1M', '28 févr. · 1 j'],
    ['2024-02-29, 1y', '28 févr. 2025 · 1 j'],
    ['2026-01-05, 36h', '6 janv. à 12 h · 1 j'],
    ['2026-01-05, 90m', '5 janv. à 1 h 30 · 1 j'],
    ['2026-12-20, 2027-01-10', '10 janv. 2027 · 1 j'],
    ['2026-12-20, 1.5w', '30 déc. à 12 h · 1 j'],
  ])('compute durations by the calendar: the task after %s begins on %s', async (times, shown) => {
    expect(await labelsOf(`gantt\nSuite : after a, 1d\nAvant : a, ${times}`)).toContain(shown);
  });

  it('show timelines with periods and their events from top to bottom', async () => {
    const source = [
      'timeline',
      'title Imprimer',
      'section XVe siècle',
      '1454 : Bible à 42 lignes : Incunables',
      '     : Gravure',
      '12:30 : Pause de 1:00<br>exactement',
      '1500',
    ].join('\n');
    expect(await labelsOf(source)).toEqual([
      'XVe siècle',
      '1454',
      'Bible à 42 lignes',
      'Incunables',
      'Gravure',
      '12:30',
      'Pause de 1:00 exactement',
      '1500',
      'Imprimer',
    ]);
    const width = /<svg [^>]*width="(\d+)"/.exec(await htmlOf(source))![1];
    expect(Number(width)).toBeLessThanOrEqual(343);
  });

  it('show Git histories with branches, commits, merges and their names', async () => {
    const html = await htmlOf(
      [
        'gitGraph TB:',
        'commit id: "Début" tag: "v1"',
        'branch "ma branche" order: 2',
        'commit "un message"',
        'commit type: HIGHLIGHT',
        'switch main',
        'commit id:"x" type:REVERSE',
        'merge "ma branche" tag:\'v2\'',
        'checkout "ma branche"',
        'cherry-pick id: "x"',
      ].join('\n'),
    );
    expect(spokenIn(html)).toBe(
      'branche main, Début, v1, branche ma branche, un message, x, fusion de ma branche, v2, cherry-pick de x',
    );
  });

  it('show mind maps as trees, with what letters mean to nobody', async () => {
    const source = [
      'mindmap',
      '  root((Le potager))',
      '    Outils',
      '      ::icon(fa fa-book)',
      '      b["Bêche [à main] (2) {x} ; y | z & <3"]',
      '     (Arrosoir)',
      '      :::grand',
      '    )Fleurs(',
      '      click ici',
    ].join('\n');
    const labels = await labelsOf(source);
    expect(labels.map((label) => label.replaceAll('\u202F', ' ')).sort()).toEqual(
      [
        'Arrosoir',
        'Bêche [à main] (2) {x} ; y | z & <3',
        'Fleurs',
        'Le potager',
        'Outils',
        'click ici',
      ].sort(),
    );
  });

  it('have their title as name, or the author’s description for screen readers', async () => {
    const html = await htmlOf(
      '---\ntitle: Repas\n---\npie\naccDescr: Surtout du pain\n"Pain" : 3\n"Eau" : 1',
    );
    expect(html).toContain('aria-label="Surtout du pain"');
    expect(html).toContain('<figcaption>Repas</figcaption>');
    expect(await htmlOf('timeline\naccTitle: Les ans\n1900 : un')).toContain('aria-label="Les ans"');
  });

  it('show characters that authors have to escape', async () => {
    expect(await labelsOf('timeline\n1900 : dire #quot;non#quot; #35;1 #inconnu;')).toContain(
      'dire "non" #1 #inconnu;',
    );
  });

  it.each([
    'pie\n"A" : -1',
    'pie\n"A" : 0',
    'pie\n"A" : 1,5',
    'pie\nA : 1',
    'pie\n"A" : 1\nunknown',
    'gantt\ntitle Plan',
    'gantt\nA : 3d',
    'gantt\nA : 2026-02-30, 3d',
    'gantt\ndateFormat DD/MM/YYYY\nA : 01/02/2026, 3d',
    'gantt\nexcludes friday\nA : 2026-01-01, 3d',
    'gantt\nA : a, after b, 3d\nB : b, after a, 3d',
    'gantt\nA : a, after a, 3d',
    'gantt\nA : after inconnu, 3d',
    'gantt\nA : m1, 2026-01-01',
    'gantt\nA : 2026-01-05, 2026-01-01',
    'gantt\nA : 2026-01-05, 900y',
    'gantt\nA : vert, v, 2026-01-05, 1d',
    'timeline\n : seul',
    'timeline\n2002:collé',
    'timeline\nsection vide',
    'gitGraph',
    'gitGraph\ncheckout ailleurs',
    'gitGraph\ncommit\nbranch a\nbranch a',
    'gitGraph\ncommit\nmerge main',
    'gitGraph\ncommit id:"a"\ncommit id:"a"',
    'gitGraph\ncommit\npush',
    'gitGraph\ncommit type: AUTRE',
    '%%{init: {"gitGraph": {"mainBranchName": "trunk"}}}%%\ngitGraph\ncommit',
    'mindmap',
    'timeline\n2000 : deux %% ou trois',
    'mindmap\n A\n B',
    'mindmap\n A\n  b["`**gras**`"]',
    'mindmap\n A\n  B (c) d',
    'mindmap\n A\n  [b (c)]',
    'mindmap\n A\n  <b>b</b>',
    `mindmap\n${Array.from({ length: 12 }, (_, n) => `${' '.repeat(n)}${n}`).join('\n')}`,
  ])('stay code if the drawing would lose something: %j', async (source) => {
    expect(await htmlOf(source)).not.toContain('<svg');
  });

  it('stay code with too many parts, and are drawn in time with the maximum', async () => {
    const lines = (count: number, line: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => line(n)).join('\n');
    const sources = (few: number, all: number) => [
      `pie\n${lines(few, (n) => `"A${n}" : 1`)}`,
      `gantt\nexcludes weekends\nA : 2020-01-01, 1d\n${lines(all / 2 - 1, (n) => `T${n} : ${n % 2 ? '6y' : 'after a, 1d'}`.replace('after a, 1d', '1d'))}`,
      `timeline\n${lines(all / 2 - 1, (n) => `${n} : x : y`)}`,
      `gitGraph\n${lines(all, () => 'commit')}`,
      `journey\n${lines(all - 50, (n) => `T${n}: 3: a${n % 8}`)}`,
      `quadrantChart\n${lines(few, (n) => `P${n}: [0.${n}, 0.5]`)}`,
      `xychart-beta\n${lines(8, () => `bar [${lines(few + 20, () => '3').replaceAll('\n', ', ')}]`)}`,
    ];
    for (const source of sources(41, 204)) expect(await htmlOf(source)).not.toContain('<svg');
    for (const [index, source] of sources(40, 200).entries()) {
      const html = await htmlOf(source);
      // A schedule that spans decades is refused.
      expect(html.includes('<svg')).toBe(index !== 1);
    }
  });
});

const heads = [
  'journey',
  'quadrantChart',
  'xychart-beta',
  'xychart horizontal',
  'pie',
  'pie showData',
  'gantt',
  'timeline',
  'gitGraph',
  'mindmap',
  'gantt\nexcludes weekends',
];
const said =
  'title x|section y|"a" : 1|"b" : 2.5|A : a, 2026-01-01, 3d|B : after a, 2w|C : crit, 1M|D : b, until a|E : milestone, 0d|' +
  '1900 : x : y| : z|1900|commit|commit id: "x"|branch b|checkout b|merge b|checkout main|cherry-pick id: "x"|' +
  'Thé: 5: Moi, Toi|Bus: 1|x-axis a --> b|y-axis "a"|quadrant-1 q|quadrant-2 r|P: [0.5, 0.5]|Q: [1, 0]|x-axis [a, b]|' +
  'x-axis 0 --> 9|y-axis -3 --> 1e9|bar [1, -2]|bar "b" [0, 0]|line [3, .5]|line "l" [999999999999999, 1]|' +
  '  root((x))|    a[b]|      c|accTitle: t|%% x|---';
const line = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...said.split('|')) },
  fc.constantFrom(...attacks.map((attack) => `"${attack}" : 3`), ...attacks),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('`', '')),
);

it('any text is drawn or stays code, and does no harm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.array(line, { maxLength: 12 }), async (head, lines) => {
      const { html } = await renderMarkdown(block([head, ...lines].join('\n')));
      expect(unsafeParts(html)).toEqual([]);
      expect(html).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 400 },
  );
});
