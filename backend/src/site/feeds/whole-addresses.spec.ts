import { expect, it } from '@jest/globals';
import { wholeAddresses } from './whole-addresses.js';

it('makes the URL of an image absolute, and drops the smaller copy that a feed cannot choose', () => {
  const html =
    '<img src="/media/a.webp" alt="" srcset="/media/a-800.webp 800w, /media/a.webp 1600w" sizes="50rem">';
  expect(wholeAddresses(html, 'https://site.fr/tutoriels/1')).toBe(
    '<img src="https://site.fr/media/a.webp" alt="">',
  );
});
