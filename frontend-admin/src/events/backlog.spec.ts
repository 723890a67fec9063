import { expect, it } from '@jest/globals';
import { deadLetterTitle, formatLag } from './backlog';

it.each([
  [0, '0 s'],
  [340, '0,3 s'],
  [59_000, '59 s'],
  [12 * 60_000, '12 min'],
  [5 * 3_600_000, '5 h'],
])('a lag of %i ms is said as %s', (ms, text) => {
  expect(formatLag(ms)).toBe(text);
});

it('names failed jobs in French, and unknown ones in the server’s words', () => {
  expect(deadLetterTitle({ subscriber: 'emails', type: 'email.queued' })).toBe(
    'Courrier : message à envoyer',
  );
  expect(deadLetterTitle({ subscriber: 'constructor', type: 'x.y' })).toBe('constructor : x.y');
});
