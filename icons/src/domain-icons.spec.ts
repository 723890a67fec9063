import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainIcon, domainIcons } from './domain-icons';
import { lucideShape } from './lucide';

/** All icons share one sprite file, so that no page inlines icons. */
it('domain-icons.svg contains each icon of the list as Lucide draws it', () => {
  const symbols = domainIcons.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${lucideShape(name)}</symbol>`,
  );
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  expect(readFileSync(join(import.meta.dirname, 'domain-icons.svg'), 'utf8')).toBe(sheet);
});

it('a domain with an unknown icon shows a book', () => {
  expect([domainIcon('sprout'), domainIcon('code'), domainIcon('constructor')]).toEqual([
    'sprout',
    'book-open',
    'book-open',
  ]);
});
