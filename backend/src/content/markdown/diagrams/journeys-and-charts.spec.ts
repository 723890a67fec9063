import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../render-markdown.js';

const htmlOf = async (source: string) => (await renderMarkdown(`\`\`\`mermaid\n${source}\n\`\`\``)).html;
const spokenIn = (html: string) =>
  /role="img" aria-label="([^"]*)"/.exec(html)?.[1]?.replaceAll('\u00A0', ' ');
const labelsIn = (html: string) =>
  [...html.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, words]) =>
    words!
      .replaceAll('</tspan><tspan', '</tspan> <tspan')
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00A0', ' '),
  );

describe('journeys, quadrants and charts', () => {
  it('show a journey: its tasks, their scores and their people', async () => {
    const html = await htmlOf(
      [
        'journey',
        'title Une journée',
        'section Le matin',
        'Faire le thé: 5: Moi, Le chat',
        'Attendre le bus : 2.5',
        'section Le soir',
        'Rentrer: 3: Moi',
      ].join('\n'),
    );
    expect(spokenIn(html)).toBe('Une journée');
    expect(labelsIn(html)).toEqual(
      'Le matin|Faire le thé|5 sur 5|Moi|Le chat|Attendre le bus|2,5 sur 5|Le soir|Rentrer|3 sur 5|Moi'.split(
        '|',
      ),
    );
    // Mouths of happy, sad and neutral faces.
    expect(html.match(/q 5\.5 -?\d+ 11 0/g)).toEqual(['q 5.5 5 11 0', 'q 5.5 -5 11 0', 'q 5.5 0 11 0']);
  });

  it('show points in quadrants, numbered, with their coordinates', async () => {
    const html = await htmlOf(
      [
        'quadrantChart',
        'x-axis "Peu d’effort" --> Beaucoup',
        'y-axis Utile',
        'quadrant-1 À prévoir',
        'quadrant-3 Plus tard',
        'Arroser: [0.25, 0.9]',
        '"Bêcher : tout": [1, 0] radius: 12, color: #ff3300',
        'Semer:::grand: [0.26, 0.9]',
        'classDef grand color: #109060',
      ].join('\n'),
    );
    expect(spokenIn(html)).toBe(
      'Peu d’effort → Beaucoup, Utile, À prévoir, Plus tard, Arroser : 0,25 ; 0,9, Bêcher : tout : 1 ; 0, Semer : 0,26 ; 0,9',
    );
    expect(labelsIn(html)).toEqual(expect.arrayContaining(['1', '2', '3', '↓ Utile', 'Beaucoup →']));
    // Points on an edge are not clipped.
    expect(html).toContain('<circle cx="90" cy="44" r="6"');
    expect(html).toContain('<circle cx="330" cy="332" r="6"');
  });

  it('show bars and lines over an axis with round numbers', async () => {
    const chart = [
      'title "Les récoltes"',
      'x-axis Mois [mars, "avril, mai", juin]',
      'y-axis "Paniers (kg)" 10 --> 42',
      'bar "Pommes" [12, 40, 7.5]',
      'line [10, +20, 30]',
    ];
    const html = await htmlOf(['xychart-beta', ...chart].join('\n'));
    expect(html).toContain('<figcaption>Les récoltes</figcaption>');
    expect(labelsIn(html)).toEqual(
      '↑ Paniers (kg)|0|10|20|30|40|50|mars|avril, mai|juin|Mois →|Pommes'.split('|'),
    );
    expect(spokenIn(await htmlOf(['xychart', ...chart.slice(1)].join('\n')))).toBe(
      'mars : 12 et 10, avril, mai : 40 et 20, juin : 7,5 et 30',
    );
    const downward = await htmlOf(['xychart-beta horizontal', ...chart].join('\n'));
    expect(/<svg [^>]*width="(\d+)"/.exec(downward)![1]).toBe('340');
    expect(downward.match(/<rect /g)).toHaveLength(4);
  });

  it.each([
    ['bar [-2, 3]', '-2|-1|0|1|2|3|1|2'],
    ['line [1000, 1001.5]', '1 000|1 000,5|1 001|1 001,5|1|2'],
    ['x-axis 0 --> 10\nline [0, 0, 0]', '0|0,2|0|5|10'],
    ['bar [0.001]', '0|0,0002|0,0004|0,0006|0,0008|0,001|1'],
    [
      'bar [999999999999999]',
      '0|200 000 000 000 000|400 000 000 000 000|600 000 000 000 000|800 000 000 000 000|1 000 000 000 000 000|1',
    ],
  ])('choose round numbers for the axis of %s', async (source, labels) => {
    const html = await htmlOf(`xychart-beta\n${source}`);
    expect(labelsIn(html).map((label) => label.replaceAll('\u202F', ' '))).toEqual(labels.split('|'));
  });

  it.each([
    'journey\ntitle Ma journée',
    'journey\nsection Vide',
    'journey\nThé: 6',
    'journey\nThé: cinq: Moi',
    'journey\nThé: 5: Moi: encore',
    'journey\nThé # vert: 5',
    'journey\nThé: 5: Moi; Toi',
    'quadrantChart\ntitle Rien',
    'quadrantChart\nA: [1.2, 0]',
    'quadrantChart\nA: [0,5, 0]',
    'quadrantChart\nquadrant-5 Loin',
    'quadrantChart\nx-axis a --> b --> c\nA: [0, 0]',
    'quadrantChart\ninconnu',
    'xychart-beta',
    'xychart-beta\nx-axis [a, b]',
    'xychart-beta\nx-axis [a, b]\nbar [1]',
    'xychart-beta\nbar [1, 2]\nline [1]',
    'xychart-beta\nbar [1, deux]',
    'xychart-beta\nbar []',
    'xychart-beta\nbar [1,,2]',
    'xychart-beta\ny-axis 5 --> 2\nbar [1]',
    'xychart-beta\narea [1, 2]',
    'xychart-beta oblique\nbar [1]',
  ])('stay code if the drawing would lose something: %j', async (source) => {
    expect(await htmlOf(source)).not.toContain('<svg');
  });
});
