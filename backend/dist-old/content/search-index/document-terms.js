import { analyse, eachToken } from '../../api-client/search/analyse.js';
/** Prefixes keep words and stems apart. */ export const wordTerm = (word)=>`w${word}`;
export const stemTerm = (stem)=>`s${stem}`;
const fields = {
    title: {
        weight: 9,
        usual: 7,
        slope: 0.4
    },
    tags: {
        weight: 6,
        usual: 4,
        slope: 0.3
    },
    headings: {
        weight: 3,
        usual: 40,
        slope: 0.5
    },
    description: {
        weight: 3.5,
        usual: 22,
        slope: 0.5
    },
    author: {
        weight: 3,
        usual: 2,
        slope: 0
    },
    body: {
        weight: 1,
        usual: 900,
        slope: 0.65
    }
};
/** BM25's k1: above this count, more occurrences add little. */ const SATURATION = 3;
/** Extracts the terms of a document, with the part of their BM25 score that depends on the document alone. */ export function termsOf(document) {
    const texts = {
        title: document.title,
        tags: document.tags.map(({ name })=>name).join('\n'),
        headings: document.sections.map(({ heading })=>heading ?? '').join('\n'),
        description: document.description,
        author: document.author,
        body: document.sections.map(({ text })=>text).join('\n')
    };
    const counted = {
        words: new Map(),
        stems: new Map(),
        written: new Map()
    };
    for (const [name, field] of Object.entries(fields))addField(texts[name], field, counted);
    const inTitle = titleTerms(document.title);
    const terms = new Map();
    const add = (term, weight)=>{
        const impact = Math.max(1, Math.round(255 * weight / (weight + SATURATION)));
        terms.set(term, {
            impact,
            title: inTitle.get(term) ?? 0
        });
    };
    for (const [word, weight] of counted.words)add(wordTerm(word), weight);
    for (const [stem, weight] of counted.stems)add(stemTerm(stem), weight);
    return {
        terms,
        words: counted.written
    };
}
function addField(text, { weight, usual, slope }, { words, stems, written }) {
    const counts = new Map();
    const stemCounts = new Map();
    let length = 0;
    eachToken(text, ({ word, stem, isStopWord, start, end }, at)=>{
        length += 1;
        counts.set(word, (counts.get(word) ?? 0) + 1);
        if (isStopWord) return;
        stemCounts.set(stem, (stemCounts.get(stem) ?? 0) + 1);
        if (!written.has(word)) written.set(word, text.slice(at + start, at + end).toLowerCase());
    });
    const one = weight / (1 - slope + slope * length / usual);
    for (const [word, count] of counts)words.set(word, (words.get(word) ?? 0) + one * count);
    for (const [stem, count] of stemCounts)stems.set(stem, (stems.get(stem) ?? 0) + one * count);
}
/** The fewer words a title has, the more each weighs. */ function titleTerms(title) {
    const tokens = analyse(title);
    const counted = tokens.filter(({ isStopWord, isCompound })=>!isStopWord && !isCompound).length;
    const share = Math.round(255 / Math.sqrt(Math.max(1, counted)));
    return new Map(tokens.flatMap(({ word, stem })=>[
            [
                wordTerm(word),
                share
            ],
            [
                stemTerm(stem),
                share
            ]
        ]));
}
//# sourceMappingURL=document-terms.js.map
