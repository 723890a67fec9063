import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
const FILES = 'bricolage-grotesque-latin-700-normal.woff bricolage-grotesque-latin-ext-700-normal.woff'.split(' ');
/**
 * Renders text as outlines in the site's own fonts, since servers often have none installed. Characters missing from
 * both
 * font files, such as Greek or Japanese, are left out.
 */ export class Lettering {
    fonts;
    static loaded;
    constructor(fonts){
        this.fonts = fonts;
    }
    static load() {
        return this.loaded ??= this.read();
    }
    static async read() {
        const { resolve } = createRequire(import.meta.url);
        // Takes several megabytes; loaded with the first share image.
        const { create } = await import('fontkit');
        const read = (file)=>readFile(resolve(`@fontsource/bricolage-grotesque/files/${file}`));
        const files = await Promise.all(FILES.map(read));
        return new Lettering(files.map((bytes)=>create(bytes)));
    }
    /**
   * Wraps a text to a width, in the first size (in pixels) that needs at most `most` lines. If none fits, truncates it
   * in the
   * last size, with « … ».
   */ fit(text, width, sizes) {
        // No line break after « or before », ?, !, : and ;. Only plain spaces may break.
        const words = this.drawable(text).replaceAll("\xab ", "\xab\xa0").replace(/ ([\xbb?!:;])/g, '\u00A0$1').split(' ').filter(Boolean);
        for (const { size, most } of sizes){
            const lines = this.broken(words, width, size);
            const fits = lines.every((line)=>this.widthOf(line, size) <= width);
            if (lines.length <= most && fits) return {
                size,
                lines: lines.map((line)=>this.line(line, size))
            };
        }
        const { size: last, most } = sizes.at(-1);
        const lines = this.broken(words, width, last);
        const shown = lines.slice(0, most).map((line)=>this.cut(line, width, last));
        if (lines.length > most) shown[most - 1] = this.cut(`${lines[most - 1]}\u00A0\u{2026}`, width, last);
        return {
            size: last,
            lines: shown.map((line)=>this.line(line, last))
        };
    }
    line(text, size) {
        let x = 0;
        let shapes = '';
        const scale = size / 1000;
        for (const { glyph, advance } of this.glyphs(text)){
            const outline = glyph.path.toSVG();
            if (outline) shapes += `<path transform="translate(${(x * scale).toFixed(1)})scale(${scale} ${-scale})" d="${outline}"/>`;
            x += advance;
        }
        return {
            width: x * scale,
            shapes
        };
    }
    widthOf(text, size) {
        return this.glyphs(text).reduce((sum, { advance })=>sum + advance, 0) * (size / 1000);
    }
    broken(words, width, size) {
        const lines = [];
        for (const word of words){
            const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
            if (lines.length && this.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
            else lines.push(word);
        }
        return lines;
    }
    cut(line, width, size) {
        let letters = [
            ...line
        ];
        if (this.widthOf(line, size) <= width) return line;
        while(letters.length && this.widthOf(`${letters.join('')}\u{2026}`, size) > width)letters = letters.slice(0, -1);
        return `${letters.join('').trimEnd()}\u{2026}`;
    }
    drawable(text) {
        const spaced = text.replace(/[\s\u202F]+/gu, (space)=>/[\u00A0\u202F]/.test(space) ? '\u00A0' : ' ');
        return [
            ...spaced
        ].filter((letter)=>this.fontOf(letter)).join('');
    }
    fontOf(letter) {
        return this.fonts.find((font)=>font.hasGlyphForCodePoint(letter.codePointAt(0)));
    }
    /** Lays out runs of one font together, for kerning. */ glyphs(text) {
        const runs = [];
        for (const letter of text){
            const font = this.fontOf(letter);
            if (!font) continue;
            const run = runs.at(-1);
            if (run?.font === font) run.text += letter;
            else runs.push({
                font,
                text: letter
            });
        }
        return runs.flatMap(({ font, text: part })=>{
            const { glyphs, positions } = font.layout(part);
            return glyphs.map((glyph, index)=>({
                    glyph,
                    advance: positions[index].xAdvance
                }));
        });
    }
}
//# sourceMappingURL=lettering.js.map
