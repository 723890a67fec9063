import { stemmer } from '@orama/stemmers/french';
import { fold } from '../fold.ts';
import { englishStems } from './english-words.ts';
import { stemExceptions } from './stem-exceptions.ts';

const exceptions = new Map(
  Object.entries(stemExceptions).flatMap(([stem, words]) => words.split(' ').map((word) => [word, stem])),
);

/** Ends of verbs such as « utilisent », which the stemmer leaves on; nouns and adjectives end otherwise. */
const THEY =
  /(?<=(?:nn|ll|tt|ss|[iou]s|qu|ch|[bcdgtv]r|rn|rt|out|ist|pp|nd)(?<!excell|fr[eé]qu|cons[eé]qu))ent$/;

/** The s of « contenus » and « vidéos », which the stemmer leaves on; that of « virus » goes too, from all its forms. */
const PLURAL = /(?<=..[aiou])s$/;

/**
 * The stem of a word, folded: what « chevaux » and « cheval » have in common. Taken before accents are folded, since the
 * stemmer tells endings by them; where whoever wrote left them out, the commonest are put back for it.
 * @param word in lower case, ligatures opened
 */
export function stemOf(word: string): string {
  const folded = fold(word);
  const given = exceptions.get(folded) ?? englishStems.get(folded);
  if (given !== undefined) return given;
  // What is short, a number or of another script has no French ending.
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  const accented = word
    .replace(/ite(s?)$/, 'ité$1')
    .replace(/ee(s?)$/, 'ée$1')
    .replace(/iere(s?)$/, 'ière$1')
    .replace(THEY, 'e');
  // The stemmer does so after some endings only: « fonctionne » and « fonctionner » are one word.
  return fold(stemmer(accented))
    .replace(/(enn|onn|ett|ell|eill)$/, (end) => end.slice(0, -1))
    .replace(PLURAL, '');
}
