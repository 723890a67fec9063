import { fold } from '../../api-client/fold.js';
/** Removes a leading h1 that repeats the title, in full or after « Série – ». */ export function withoutTitle(body, title) {
    const [first = '', second = ''] = body.split('\n', 2);
    const underlined = first.trim() !== '' && /^=+$/.test(second.trim());
    if (!underlined && !/^ {0,3}#[ \t]/.test(first)) return body;
    const heading = words(first.trimEnd().replace(/\{[#.:/][^{}]*\}$/, ''));
    const known = words(title);
    if (heading === '' || known !== heading && !known.endsWith(` ${heading}`)) return body;
    return body.split('\n').slice(underlined ? 2 : 1).join('\n').trimStart();
}
function words(text) {
    return fold(text.replace(/<[^<>]*>/g, '')).match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';
}
//# sourceMappingURL=title-heading.js.map
