import { stemmer } from '@orama/stemmers/french';
import { fold } from '../fold.js';
import { englishStems } from './english-words.js';
import { stemExceptions } from './stem-exceptions.js';

const exceptions = new Map(
  Object.entries(stemExceptions).flatMap(([stem, words]) => words.split(' ').map((word) => [word, stem])),
);

/** Verb endings such as in « utilisent », which the stemmer keeps. No noun or adjective ends like this. */
const THEY =
  /(?<=(?:nn|ll|tt|ss|[iou]s|qu|ch|[bcdgtv]r|rn|rt|out|ist|pp|nd)(?<!excell|fr[eé]qu|cons[eé]qu))ent$/;

/**
 * The plural s of « conflits », « connexions » and « métiers »; with it their stems would differ from the singular's.
 */
const NOUNS = /(?<=it|[bcdfgjlmnprtyiéû]er|ir|[sxng]ion)s$/;

/** The plural s of « contenus » and « vidéos », which the stemmer keeps. « virus » always loses its s, too. */
const PLURAL = /(?<=..[aiou])s$/;

/**
 * Folded stem of a word: « chevaux » and « cheval » share one. Stems before folding, since the stemmer
 * recognises endings by their accents; the commonest missing accents are restored for it.
 * @param word lower case, without ligatures
 */
export function stemOf(word: string): string {
  const folded = fold(word);
  const given = exceptions.get(folded) ?? englishStems.get(folded);
  if (given !== undefined) return given;
  // Short words, numbers and other scripts have no French ending.
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  const accented = word
    .replace(NOUNS, '')
    .replace(/ite(s?)$/, 'ité$1')
    .replace(/ee(s?)$/, 'ée$1')
    .replace(/iere(s?)$/, 'ière$1')
    .replace(THEY, 'e');
  // The stemmer merges double consonants after some endings only, but « fonctionne » and « fonctionner » need the same
  // stem.
  return fold(stemmer(accented))
    .replace(/(enn|onn|ett|ell|eill)$/, (end) => end.slice(0, -1))
    .replace(PLURAL, '');
}
