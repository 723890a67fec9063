import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
const DOLLAR = 36;
const BACKSLASH = 92;
/**
 * Parses formulas: `$…$` and `$$…$$` inline, `$$` on separate lines for blocks. A single dollar is often a price or a
 * shell variable, so it opens a formula only if that closes on the same line, without spaces inside either end and
 * without
 * letters or digits outside.
 */ export function remarkFormulas() {
    const data = this.data();
    const { flow, text } = math();
    const inText = only(text?.[DOLLAR]);
    (data.micromarkExtensions ??= []).push({
        ...flow && {
            flow
        },
        text: {
            [DOLLAR]: guarded(inText)
        }
    });
    (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
}
function only(constructs) {
    const [construct] = [
        constructs ?? []
    ].flat();
    if (!construct) throw new Error('micromark-extension-math reads no formulas in text.');
    return construct;
}
function guarded(construct) {
    return {
        ...construct,
        tokenize (effects, ok, nok) {
            const { previous } = this;
            if (isWord(previous)) return nok;
            const read = construct.tokenize.call(this, effects, ok, nok);
            return effects.check({
                tokenize: tokenizeAhead,
                partial: true
            }, read, nok);
        }
    };
}
/** Looks ahead for the end of a formula without consuming anything. */ function tokenizeAhead(effects, ok, nok) {
    let [opening, closing] = [
        0,
        0
    ];
    let last = null;
    return begin;
    function begin(code) {
        effects.enter('data');
        return open(code);
    }
    function open(code) {
        if (code === DOLLAR && opening < 2) {
            opening++;
            return take(code, open);
        }
        return code === DOLLAR || isEnd(code) || opening === 1 && isSpace(code) ? nok(code) : within(code);
    }
    function within(code) {
        if (isEnd(code)) return nok(code);
        if (code === DOLLAR) return opening === 1 && isSpace(last) ? nok(code) : close(code);
        return take(code, code === BACKSLASH ? escaped : within);
    }
    function escaped(code) {
        return isEnd(code) ? nok(code) : take(code, within);
    }
    function close(code) {
        if (code === DOLLAR) {
            closing++;
            return take(code, close);
        }
        effects.exit('data');
        return closing === opening && !(opening === 1 && isWord(code)) ? ok(code) : nok(code);
    }
    function take(code, next) {
        last = code;
        effects.consume(code);
        return next;
    }
}
/** Micromark codes: line endings are below -2, end of file is null. */ const isEnd = (code)=>code === null || code < -2;
const isSpace = (code)=>code !== null && (code < 0 || code === 32);
const isWord = (code)=>code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
//# sourceMappingURL=remark-formulas.js.map
