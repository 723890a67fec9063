import { readable } from './lettering.js';
const MAX_SERIES = 8;
const MAX_PLACES = 60;
const NUMBER = /^[+-]?(?:\d{1,15}(?:\.\d{1,9})?|\.\d{1,9})$/;
const STATEMENT = /^(title|x-axis|y-axis|bar|line)(?= |"|\[)(.*)$/;
const figures = new Intl.NumberFormat('fr-FR', {
    maximumFractionDigits: 2
});
/** @returns undefined for an unknown statement, or series of different lengths */ export function readXyChart([header, ...lines]) {
    const chart = {
        isHorizontal: header.endsWith(' horizontal'),
        places: [],
        series: []
    };
    let xRange;
    for (const line of lines){
        const [, word, rest = ''] = STATEMENT.exec(line) ?? [];
        const said = word ? readSaid(rest.trim()) : undefined;
        if (!said) return undefined;
        const { name, list, range } = said;
        if (word === 'title' && name && !list && !range) chart.title = name;
        else if (word === 'x-axis') {
            if (name) chart.xName = name;
            if (list) chart.places = list;
            xRange = range;
        } else if (word === 'y-axis' && !list) {
            if (name) chart.yName = name;
            if (range) chart.range = range;
        } else if ((word === 'bar' || word === 'line') && list) {
            if (!list.every((value)=>NUMBER.test(value))) return undefined;
            chart.series.push({
                kind: word,
                ...name && {
                    name
                },
                values: list.map(Number)
            });
        } else return undefined;
    }
    return withPlaces(chart, xRange);
}
function readSaid(rest) {
    const quoted = /^"([^"]*)"/.exec(rest);
    const tail = quoted ? rest.slice(quoted[0].length) : rest;
    const bracket = tail.indexOf('[');
    const nameBefore = (bare)=>{
        const words = bare.trim();
        if (words.includes('"') || quoted && words !== '') return undefined;
        return readable(quoted?.[1] ?? words);
    };
    if (bracket >= 0) {
        const name = nameBefore(tail.slice(0, bracket));
        const list = tail.endsWith(']') ? listed(tail.slice(bracket + 1, -1)) : undefined;
        return name !== undefined && list ? {
            name,
            list
        } : undefined;
    }
    const [before = '', to, more] = tail.split('-->');
    const words = before.trim().split(' ');
    const from = to === undefined ? undefined : words.pop();
    const name = nameBefore(words.join(' '));
    if (name === undefined || more !== undefined) return undefined;
    if (to === undefined) return {
        name
    };
    const range = [
        numberIn(from),
        numberIn(to)
    ];
    return range[0] < range[1] ? {
        name,
        range
    } : undefined;
}
const numberIn = (written)=>NUMBER.test(written.trim()) ? Number(written) : NaN;
/** Quoted names may contain commas. */ function listed(written) {
    const parts = written.split('"');
    if (parts.length % 2 === 0) return undefined;
    const cut = parts.flatMap((part, index)=>index % 2 === 0 ? part.split(/(,)/) : [
            `"${part}`
        ]);
    const list = [
        []
    ];
    for (const piece of cut){
        if (piece === ',') list.push([]);
        else if (piece.trim() !== '') list.at(-1).push(piece);
    }
    const isWhole = list.every((pieces)=>pieces.length === 1);
    return isWhole ? list.map(([piece])=>readable(piece.replace(/^"/, ''))) : undefined;
}
/** Without category names, numbers are spread evenly over the given range. */ function withPlaces(chart, range) {
    const count = chart.series[0]?.values.length ?? 0;
    if (count === 0 || count > MAX_PLACES || chart.series.length > MAX_SERIES) return undefined;
    if (chart.series.some(({ values })=>values.length !== count)) return undefined;
    if (chart.places.length > 0) return chart.places.length === count ? chart : undefined;
    const [from, to] = range ?? [
        1,
        count
    ];
    const step = count > 1 ? (to - from) / (count - 1) : 0;
    return {
        ...chart,
        places: chart.series[0].values.map((_, index)=>figures.format(from + index * step))
    };
}
//# sourceMappingURL=xy-chart-source.js.map
