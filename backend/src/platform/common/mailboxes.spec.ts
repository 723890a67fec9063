import { expect, it } from '@jest/globals';
import { foldAddress, mailboxOf, readableAddress } from './mailboxes.js';

const FOREST = 'max@xn--fort-essai-o7a.example';

it.each([
  ['max@forêt-essai.example', FOREST],
  ['max@fore\u0302t-essai.example', FOREST],
  ['MAX@FORÊT-ESSAI.EXAMPLE', FOREST],
  [' Max@Xn--Fort-Essai-O7a.Example ', FOREST],
  ['max@forêt-essai。example', FOREST],
  ['ma\u0308x@exemple.fr', 'mäx@exemple.fr'],
  ['MÄX@EXEMPLE.FR', 'mäx@exemple.fr'],
  ['ada@ｅｘｅｍｐｌｅ.fr', 'ada@exemple.fr'],
  ['ａｄａ＠ｅｘｅｍｐｌｅ．fr', 'ada@exemple.fr'],
  ['\u200Bada@exem\u00ADple.fr\u2060', 'ada@exemple.fr'],
  ['a\u200Eda@exemple.fr', 'ada@exemple.fr'],
  ['ﬁona@exemple.fr', 'fiona@exemple.fr'],
  ['ada@exemple.fr', 'ada@exemple.fr'],
  ['Admin@localhost', 'admin@localhost'],
  ['a@1.2', 'a@1.2'],
  ['a@ê b', 'a@ê b'],
  ['Ada', 'ada'],
  ['', ''],
])('AC-02 folds %j', (given, folded) => {
  expect(foldAddress(given)).toBe(folded);
  expect(foldAddress(folded)).toBe(folded);
});

it('AC-02 shows the domain of an address as people write it', () => {
  expect(readableAddress(FOREST)).toBe('max@forêt-essai.example');
  expect(readableAddress('ada@exemple.fr')).toBe('ada@exemple.fr');
});

it.each([
  ['ada+2@exemple.fr', 'ada@exemple.fr'],
  ['ada+a+b@exemple.fr', 'ada@exemple.fr'],
  ['ada@exemple.fr', 'ada@exemple.fr'],
  ['a.d.a@exemple.fr', 'a.d.a@exemple.fr'],
  ['a.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+@exemple.fr', '+@exemple.fr'],
  ['"ada"@exemple.fr', 'ada@exemple.fr'],
  ['"a\\da+2"@exemple.fr', 'ada@exemple.fr'],
  ['"a.da"@gmail.com', 'ada@gmail.com'],
])('40.10 %s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
