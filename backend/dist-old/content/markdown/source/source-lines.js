import { admonitionKind } from '../admonition-kinds.js';
const FENCE = /^((?:[ \t]{0,12}>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})*)(`{3,}|~{3,})([^]*)/;
/** The lookahead separates the language from the rest unambiguously, which avoids quadratic backtracking. */ const HIGHLIGHT = /^ {0,3}\{%-?\s*highlight\s+([\w+#-]+)(?![\w+#-])[^%]*%\}\s*$/;
const HIGHLIGHT_END = /^ {0,3}\{%-?\s*endhighlight\s*-?%\}\s*$/;
const LONG_FENCE = '`'.repeat(12);
/** Splits Markdown into lines and tells code from prose. Fences around prose become containers. */ export function readLines(source) {
    const lines = [];
    const proseFences = [];
    let block;
    for (const text of source.split('\n')){
        if (block?.ends === 'fence' && countQuotes(text) < block.quotes) block = undefined;
        if (block) {
            const closed = closes(text, block);
            lines.push({
                text: closed && block.ends === 'highlight' ? LONG_FENCE : text,
                code: true
            });
            if (closed) block = undefined;
            continue;
        }
        const prefix = /^[ \t>]*/.exec(text)[0];
        const fence = proseFences.at(-1);
        if (fence && closesFence(text, fence)) {
            proseFences.pop();
            lines.push({
                text: '',
                code: false,
                container: {
                    edge: 'close',
                    prefix
                }
            });
            continue;
        }
        const opening = FENCE.exec(text);
        const prose = opening && proseFence(opening[3]);
        if (prose) {
            proseFences.push({
                mark: opening[2][0],
                length: opening[2].length
            });
            lines.push({
                text: '',
                code: false,
                container: {
                    edge: 'open',
                    prefix,
                    ...prose
                }
            });
            continue;
        }
        block = opening ? fencedBlock(opening) : otherBlock(text);
        const highlight = block?.ends === 'highlight' ? HIGHLIGHT.exec(text) : undefined;
        lines.push({
            text: highlight ? LONG_FENCE + highlight[1] : text,
            code: block !== undefined
        });
        if (block?.ends === 'html' && block.at.test(text)) block = undefined;
    }
    return lines;
}
function fencedBlock([, before, fence, info]) {
    const mark = fence[0];
    if (mark === '`' && info.includes('`')) return undefined;
    return {
        ends: 'fence',
        mark,
        length: fence.length,
        quotes: countQuotes(before)
    };
}
function otherBlock(text) {
    if (/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i.test(text)) {
        return {
            ends: 'html',
            at: /<\/(?:script|pre|style|textarea)>/i
        };
    }
    if (/^ {0,3}<!--/.test(text)) return {
        ends: 'html',
        at: /-->/
    };
    return HIGHLIGHT.test(text) ? {
        ends: 'highlight'
    } : undefined;
}
function closes(text, block) {
    if (block.ends === 'html') return block.at.test(text);
    if (block.ends === 'highlight') return HIGHLIGHT_END.test(text);
    return closesFence(text, block);
}
function closesFence(text, { mark, length }) {
    const rest = text.replace(/^[ \t>]+/, '').trimEnd();
    return rest.length >= length && rest === mark.repeat(rest.length);
}
/** A fence such as ```warn header="Limites" whose content is Markdown. */ function proseFence(info) {
    const [, brace, name, rest] = /^\s*(\{?)([a-z]+)\}?([^]*)/i.exec(info) ?? [];
    if (!name) return undefined;
    const header = /^\s+header=(["'])(.*)\1\s*$/.exec(rest);
    const isProse = brace ? admonitionKind(name) : /^(?:smart|warn|online|offline)$/.test(name);
    if (!isProse || rest.trim() && !header && !brace) return undefined;
    return {
        name,
        title: header ? header[2].replaceAll('\\"', '"') : rest.trim()
    };
}
function countQuotes(text) {
    return (/^[ \t>]*/.exec(text)[0].match(/>/g) ?? []).length;
}
//# sourceMappingURL=source-lines.js.map
