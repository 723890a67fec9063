import { analyse } from '../../api-client/search/analyse.js';
/** Further words and phrases are ignored, to bound the cost of a query. */ const MAX_WORDS = 20;
const MAX_PHRASES = 5;
/** Quotes of any kind enclose a phrase; a minus before a word or a phrase excludes it. There is no other syntax. */ const PARTS = /(?<minus>(?<![^\s(])[-\u2212])?(?:["\u201c\u201d\xab](?<phrase>[^"\u201c\u201d\xab\xbb]*)["\u201c\u201d\xbb]|(?<plain>[^\s"\u201c\u201d\xab\xbb]+|["\u201c\u201d\xab\xbb]))/gu;
/** Parses any text; there are no syntax errors. */ export function readQuestion(text) {
    const question = {
        text,
        words: [],
        isLastUnfinished: false,
        phrases: [],
        excluded: []
    };
    const asked = [];
    for (const match of text.matchAll(PARTS)){
        const { minus, phrase, plain } = match.groups;
        const from = match.index + match[0].indexOf(phrase ?? plain ?? '');
        const tokens = analyse(phrase ?? plain ?? '').map((token)=>({
                ...token,
                start: token.start + from,
                end: token.end + from
            }));
        if (minus) question.excluded.push(...tokens.filter(({ isCompound })=>!isCompound));
        else {
            asked.push(...tokens);
            if (phrase && tokens.length > 1) question.phrases.push(tokens);
        }
    }
    const telling = asked.filter(({ isStopWord })=>!isStopWord);
    question.words = (telling.length > 0 ? telling : asked).slice(0, MAX_WORDS);
    question.phrases = question.phrases.slice(0, MAX_PHRASES);
    question.excluded = question.excluded.slice(0, MAX_WORDS);
    question.isLastUnfinished = question.words.at(-1)?.end === text.length;
    return question;
}
//# sourceMappingURL=question.js.map
