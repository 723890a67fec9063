import { describe, expect, it } from '@jest/globals';
import { licences, licenceUrl, inSentence } from './licences.js';

describe('40.31 a licence', () => {
  it('of Creative Commons has the address of its French summary, an older one too', () => {
    expect(licences.map(licenceUrl)).toEqual([
      'https://creativecommons.org/licenses/by/4.0/deed.fr',
      'https://creativecommons.org/licenses/by-sa/4.0/deed.fr',
      'https://creativecommons.org/licenses/by-nc/4.0/deed.fr',
      'https://creativecommons.org/licenses/by-nc-sa/4.0/deed.fr',
      'https://creativecommons.org/publicdomain/zero/1.0/deed.fr',
      undefined,
    ]);
    expect(licenceUrl('CC BY-NC-ND 3.0')).toBe('https://creativecommons.org/licenses/by-nc-nd/3.0/deed.fr');
    expect(licenceUrl('MIT')).toBeUndefined();
  });

  it('is named in a sentence, and « tous droits réservés » is not called a licence', () => {
    expect(inSentence('CC0 1.0')).toBe('sous licence CC0 1.0');
    expect(inSentence('Tous droits réservés')).toBe('tous droits réservés');
  });
});
