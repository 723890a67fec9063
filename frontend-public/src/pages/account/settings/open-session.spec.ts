import { expect, it } from '@jest/globals';
import { describeBrowser } from './open-session';

it('names browser and system by their common names', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  expect(describeBrowser(chrome)).toBe('Chrome sur Windows');
  expect(describeBrowser(`${chrome} Edg/140.0`)).toBe('Edge sur Windows');
  expect(describeBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox sur Linux',
  );
  expect(
    describeBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toBe('Safari sur iOS');
  expect([describeBrowser(null), describeBrowser('curl/8')]).toEqual([
    'Navigateur inconnu',
    'Navigateur inconnu',
  ]);
});
