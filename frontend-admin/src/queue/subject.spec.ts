import { expect, it } from '@jest/globals';
import { decisionText, type ModerationDecision } from './subject';

const decided = (changes: Partial<ModerationDecision>) =>
  decisionText({
    kind: 'comment',
    verdict: 'upheld',
    outcome: 'keep',
    sanction: 'none',
    isReversed: false,
    ...changes,
  } as ModerationDecision).replaceAll('\u00a0', ' ');

it('describes the outcome for a subject and its author', () => {
  expect(decided({ outcome: 'delete', sanction: 'warn' })).toBe('Retenu : supprimé, auteur averti');
  expect(decided({ verdict: 'rejected' })).toBe('Rejeté : reste en ligne');
  expect(decided({ outcome: 'hide', isReversed: true })).toBe('Retenu : retiré du site (annulé depuis)');
});

it('the outcome for a member names a warning or suspension, and not « en ligne »', () => {
  expect(decided({ kind: 'member', sanction: 'suspend' })).toBe('Retenu : membre suspendu');
  expect(decided({ kind: 'member', sanction: 'warn' })).toBe('Retenu : membre averti');
  expect(decided({ kind: 'member' })).toBe('Retenu : compte laissé tel quel');
  expect(decided({ kind: 'member', verdict: 'rejected' })).toBe('Rejeté : compte laissé tel quel');
});
