import { stemmer } from '@orama/stemmers/french';
import { fold } from '../fold.js';
import { englishStems } from './english-words.js';
import { stemExceptions } from './stem-exceptions.js';
const exceptions = new Map(Object.entries(stemExceptions).flatMap(([stem, words])=>words.split(' ').map((word)=>[
            word,
            stem
        ])));
/** Verb endings such as that of « utilisent », which the stemmer keeps; no noun or adjective ends so. */ const THEY = /(?<=(?:nn|ll|tt|ss|[iou]s|qu|ch|[bcdgtv]r|rn|rt|out|ist|pp|nd)(?<!excell|fr[e\xe9]qu|cons[e\xe9]qu))ent$/;
/** The plural s of « conflits », « connexions » and « métiers », without which their stems would differ from their singulars’. */ const NOUNS = /(?<=it|[bcdfgjlmnprtyi\xe9\xfb]er|ir|[sxng]ion)s$/;
/** The plural s of « contenus » and « vidéos », which the stemmer keeps. « virus » consistently loses it, too. */ const PLURAL = /(?<=..[aiou])s$/;
/**
 * Folded stem of a word: « chevaux » and « cheval » share one. Stems before folding, since the stemmer
 * recognises endings by their accents; the commonest missing accents are restored for it.
 * @param word lower case, without ligatures
 */ export function stemOf(word) {
    const folded = fold(word);
    const given = exceptions.get(folded) ?? englishStems.get(folded);
    if (given !== undefined) return given;
    // Short words, numbers and other scripts have no French ending.
    if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
    const accented = word.replace(NOUNS, '').replace(/ite(s?)$/, "it\xe9$1").replace(/ee(s?)$/, "\xe9e$1").replace(/iere(s?)$/, "i\xe8re$1").replace(THEY, 'e');
    // The stemmer does so after some endings only, yet « fonctionne » and « fonctionner » are one word.
    return fold(stemmer(accented)).replace(/(enn|onn|ett|ell|eill)$/, (end)=>end.slice(0, -1)).replace(PLURAL, '');
}
//# sourceMappingURL=stem.js.map
