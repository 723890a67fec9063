import { readable } from './lettering.js';
const MAX_POINTS = 40;
/** A number from 0 to 1, as Mermaid accepts it. */ const PART = String.raw`(1(?:\.0{1,9})?|0(?:\.\d{1,9})?)`;
/** Styles of a point, which only affect Mermaid's own drawing. */ const STYLE = String.raw`(?: *(?:radius|color|stroke-color|stroke-width) *:[\w #.-]+,?)*`;
const POINT = new RegExp(String.raw`^("[^"]*"|[^":]+?)(?:::: *[\w-]+)? *: *\[ *${PART} *, *${PART} *\]${STYLE}$`);
const QUADRANT = /^quadrant-([1-4]) +(\S.*)$/;
const AXIS = /^([xy])-axis +(\S.*)$/;
/** @returns undefined for an unknown statement, or when there is nothing to show */ export function readQuadrants([, ...lines]) {
    const read = {
        names: [
            '',
            '',
            '',
            ''
        ],
        points: []
    };
    for (const line of lines){
        if (/^classDef /.test(line)) continue;
        if (/^title /.test(line)) read.title = wordsOf(line.slice('title'.length));
        else if (!readAxis(line, read) && !readName(line, read) && !readPoint(line, read)) return undefined;
    }
    const hasNames = read.names.some(Boolean);
    return (hasNames || read.points.length > 0) && read.points.length <= MAX_POINTS ? read : undefined;
}
function readAxis(line, read) {
    const [, axis, words = ''] = AXIS.exec(line) ?? [];
    if (!axis) return false;
    const [low = '', high, more] = words.split('-->').map(wordsOf);
    if (low === '' || more !== undefined) return false;
    read[axis === 'x' ? 'xAxis' : 'yAxis'] = {
        low,
        ...high && {
            high
        }
    };
    return true;
}
function readName(line, read) {
    const [, number, name] = QUADRANT.exec(line) ?? [];
    if (!name) return false;
    read.names[Number(number) - 1] = wordsOf(name);
    return true;
}
function readPoint(line, read) {
    const [, name, x, y] = POINT.exec(line) ?? [];
    const words = wordsOf(name ?? '');
    if (words === '') return false;
    read.points.push({
        name: words,
        x: Number(x),
        y: Number(y)
    });
    return true;
}
/** Decoded text without Mermaid's optional quotes. */ const wordsOf = (written)=>readable(written.trim().replace(/^"([^"]*)"$/, '$1'));
//# sourceMappingURL=quadrants-source.js.map
