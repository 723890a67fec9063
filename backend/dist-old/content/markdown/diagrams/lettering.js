/** Font sizes in pixels: normal and secondary text. */ export const SIZE = 15;
export const SMALL = 13;
/** Line height in em. */ export const LEADING = 1.3;
/** Distance from the centre of a line to its baseline, in em. */ export const BASELINE = 0.35;
/** In em, of a wide font, since the reader's font is unknown. */ const WIDTHS = new Map([
    [
        "'\u2019ijl|",
        0.28
    ],
    [
        '.,:;!()[]{}I\u00A0\u202F ftr/',
        0.4
    ],
    [
        'csvxyzkJ-',
        0.55
    ],
    [
        'wABCDEFGHKLNOPQRSTUVXYZ&',
        0.74
    ],
    [
        "mMW%@\u0153\xe6\u0152\xc6",
        1
    ]
].flatMap(([letters, width])=>[
        ...letters
    ].map((letter)=>[
            letter,
            width
        ])));
const USUAL = 0.62;
const WIDE = 1.3;
/** From this code point on, characters are about square. */ const FIRST_WIDE = 0x2e80;
const FIRST_ACCENT = 0x80;
/** Maximum width of a line in pixels. */ export function widthOf(text, size) {
    let ems = 0;
    for (const letter of text.normalize('NFC'))ems += widthOfLetter(letter);
    return ems * size;
}
function widthOfLetter(letter) {
    const known = WIDTHS.get(letter);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0);
    if (code < FIRST_ACCENT) return USUAL;
    if (/^[\p{M}\p{Cf}]$/u.test(letter)) return 0;
    return code >= FIRST_WIDE ? WIDE : WIDTHS.get(letter.normalize('NFD')[0]) ?? USUAL;
}
/** Wraps a label to a width in pixels, and at the author's `<br>`. */ export function linesOf(label, width, size) {
    return label.split(/<br ?\/?>/i).flatMap((line)=>filled(line.split(' ').filter(Boolean), width, size));
}
function filled(words, width, size) {
    const lines = [];
    const space = widthOf(' ', size);
    let line = '';
    let length = 0;
    for (const word of words.flatMap((each)=>broken(each, width, size))){
        const more = widthOf(word, size);
        if (line && length + space + more > width) {
            lines.push(line);
            [line, length] = [
                word,
                more
            ];
        } else {
            length += (line ? space : 0) + more;
            line += line ? ` ${word}` : word;
        }
    }
    return line ? [
        ...lines,
        line
    ] : lines;
}
const graphemes = new Intl.Segmenter('fr');
/** Splits a word that is longer than a line. */ function broken(word, width, size) {
    if (widthOf(word, size) <= width) return [
        word
    ];
    const pieces = [];
    let piece = '';
    let length = 0;
    for (const { segment } of graphemes.segment(word)){
        const more = widthOf(segment, size);
        if (piece && length + more > width) {
            pieces.push(piece);
            [piece, length] = [
                '',
                0
            ];
        }
        piece += segment;
        length += more;
    }
    return [
        ...pieces,
        piece
    ];
}
/** Mermaid's escapes for characters with a meaning in its syntax. */ const ENTITIES = {
    quot: '"',
    apos: "'",
    amp: '&',
    lt: '<',
    gt: '>',
    nbsp: '\u00A0',
    num: '#',
    colon: ':',
    semi: ';',
    comma: ',',
    lpar: '(',
    rpar: ')',
    lbrack: '[',
    rbrack: ']'
};
/** Decodes a label: `#quot;` and `#35;` become the characters they stand for. */ export function readable(label) {
    return label.replace(/#(\d{1,6}|[a-z]{2,6});/g, (written, name)=>{
        if (/^\d/.test(name)) return letterOf(Number(name)) ?? written;
        return ENTITIES[name] ?? written;
    }).trim();
}
const letterOf = (code)=>code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
//# sourceMappingURL=lettering.js.map
