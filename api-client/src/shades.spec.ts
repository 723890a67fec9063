import { expect, it } from '@jest/globals';
import { contrastOf, LEGIBLE, shadesOf } from './shades.js';

const colours = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#0000ff',
  '#ff00ff',
  '#8b4513',
  '#f5c518',
  '#1d4ed8',
  '#0c6a64',
  '#fde68a',
  '#2b0a3d',
];

it.each(colours)('%s gives shades that are readable in both themes', (colour) => {
  const { light, dark } = shadesOf(colour);
  const pairs = [
    ...['#ffffff', '#fbf9f5', '#f4f0e8', light.subtle].map((ground) => [light.fg, ground]),
    ...['#0d1115', '#13181d', '#1b2128', '#262e36', dark.subtle].map((ground) => [dark.fg, ground]),
    ...[light, dark].flatMap(({ solid, hover, contrast }) => [
      [solid, contrast],
      [hover, contrast],
    ]),
    ['#565f68', light.subtle],
    ['#a9b2b9', dark.subtle],
    ['#1b2127', light.muted],
  ];
  const low = pairs.filter(([one, other]) => contrastOf(one!, other!) < LEGIBLE);
  expect(low).toEqual([]);
});

it('leaves a colour unchanged where it is readable', () => {
  expect(shadesOf('#0c6a64').light.solid).toBe('#0c6a64');
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#0c6', '#fed')).toBe(contrastOf('#00cc66', '#ffeedd'));
});
