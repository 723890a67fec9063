import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codePointKey } from './code-point-order.js';

it('sorts as the bytes of UTF-8 do', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [key, ofOther] = [codePointKey(one), codePointKey(other)];
      const order = key < ofOther ? -1 : Number(key !== ofOther);
      expect(order).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
    { examples: [['\u{1f600}', '\ufffd']] },
  );
});
