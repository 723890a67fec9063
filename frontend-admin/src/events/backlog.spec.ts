import { expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { deadLetterTitle, formatLag } from './backlog';

it.each([
  [0, '0 s'],
  [340, '0,3 s'],
  [59_000, '59 s'],
  [12 * MINUTE_MS, '12 min'],
  [5 * HOUR_MS, '5 h'],
])('a lag of %i ms is said as %s', (ms, text) => {
  expect(formatLag(ms)).toBe(text);
});

it('names failed jobs in French, and unknown ones in the server’s words', () => {
  expect(deadLetterTitle({ subscriber: 'emails', type: 'email.queued' })).toBe(
    'Courrier : message à envoyer',
  );
  expect(deadLetterTitle({ subscriber: 'constructor', type: 'x.y' })).toBe('constructor : x.y');
});
