import { lasting, ofTab } from '@passerelle/api-client/browser-storage';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { keepSearch } from './earlier-searches';
import { keepFavorites } from './kept-favorites';
import { noteSignedOut } from '@passerelle/api-client/signed-out';
import { forgetReader, noteReader, onOtherReader } from './readers';
import { REGISTRATION, unsentTexts } from './unsent-texts';

const [ADA, BOB] = [1, 2];
const everything = () => [...lasting.keys(), ...ofTab.keys()].sort();
const text = (writer: number | null) => unsentTexts.read(writer, 'comment-7-new');

beforeAll(() => GlobalRegistrator.register());
afterAll(() => GlobalRegistrator.unregister());

beforeEach(() => {
  noteReader(BOB);
  forgetReader();
  noteReader(null);
});

function leaveTraces(writer: number | null): void {
  unsentTexts.keep(writer, 'comment-7-new', 'Un texte');
  unsentTexts.keep(writer, 'comment-7-12', 'Une réponse');
  keepSearch('une recherche');
  keepFavorites([7]);
  lasting.keep('continues', '1');
}

it('CO-03 signing out deletes everything that the member left in the browser', () => {
  noteReader(ADA);
  leaveTraces(ADA);
  unsentTexts.keep(null, REGISTRATION, 'ada@exemple.fr');
  forgetReader();
  expect(everything()).toEqual([]);
});

it('CO-03 only its writer finds a text, also after the session has expired', () => {
  noteReader(ADA);
  leaveTraces(ADA);
  noteReader(null);
  expect(text(null)).toBeNull();
  noteReader(ADA);
  expect(text(ADA)).toBe('Un texte');
  noteReader(null);
  noteReader(BOB);
  expect(everything()).toEqual(['reader']);
  expect(text(BOB)).toBeNull();
});

it('CO-03 a tab that learns late of another member shows them no earlier text', () => {
  noteReader(ADA);
  unsentTexts.keep(ADA, 'comment-7-new', 'Un texte');
  // Another tab has noted the other member.
  lasting.keep('reader', String(BOB));
  noteReader(BOB);
  expect(text(BOB)).toBeNull();
  expect(text(ADA)).toBeNull();
});

it('CO-03 a visitor’s texts move to their account, except a registration', () => {
  leaveTraces(null);
  unsentTexts.keep(null, REGISTRATION, 'quelqu’un@exemple.fr');
  noteReader(ADA);
  expect(text(ADA)).toBe('Un texte');
  expect(unsentTexts.read(ADA, REGISTRATION)).toBeNull();
  expect(unsentTexts.read(null, REGISTRATION)).toBeNull();
  expect(text(null)).toBeNull();
});

it('CO-03 open forms are emptied for another reader, not after an expired session', () => {
  const empty = jest.fn();
  const stop = onOtherReader(empty);
  noteReader(ADA);
  noteReader(null);
  noteReader(ADA);
  expect(empty).not.toHaveBeenCalled();
  noteReader(null);
  noteReader(BOB);
  expect(empty).toHaveBeenCalledTimes(1);
  forgetReader();
  noteReader(null);
  expect(empty).toHaveBeenCalledTimes(2);
  noteReader(ADA);
  expect(empty).toHaveBeenCalledTimes(2);
  stop();
});

it('40.4 signing out in the console deletes what the member left, on the next page of the site too', () => {
  const empty = jest.fn();
  const stop = onOtherReader(empty);
  noteReader(ADA);
  leaveTraces(ADA);
  noteSignedOut();
  noteReader(null);
  expect(everything()).toEqual([]);
  expect(empty).toHaveBeenCalledTimes(1);
  noteReader(ADA);
  leaveTraces(ADA);
  noteSignedOut();
  noteReader(BOB);
  expect(everything()).toEqual(['reader']);
  stop();
});

it('40.4 signing out in the console keeps what a visitor left', () => {
  keepSearch('une recherche');
  noteSignedOut();
  noteReader(null);
  expect(everything()).toEqual(['searches']);
});
