import { linesOf, SIZE, SMALL, widthOf } from './lettering.js';
import { colourOf, heightOf, LOOKS, path, PHONE_WIDTH, shape, text } from './shapes.js';
import { readXyChart } from './xy-chart-source.js';
/** In pixels. */ const HEIGHT = 240;
const ROW = 26;
const GAP = 8;
/** Limits of the distance between categories: the maximum for long names, and the minimum width of a bar. */ const WIDEST_PLACE = 96;
const LEAST_BAR = 6;
const NAMES_WIDTH = 110;
const DOT = 3.5;
const SWATCH = 22;
const MAX_TICKS = 6;
/** Distinguishes lines without colours. */ const DASHES = [
    '',
    '7 4',
    '2 4',
    '10 4 2 4'
];
const numbers = new Intl.NumberFormat('fr-FR', {
    maximumFractionDigits: 9
});
/** Bars and lines by category, from left to right or, if horizontal, downward. */ export function drawXyChart(lines) {
    const chart = readXyChart(lines);
    if (!chart) return undefined;
    const axis = axisOf(chart);
    const plot = chart.isHorizontal ? downward(chart, axis) : rightward(chart, axis);
    const parts = [
        ...plot.parts,
        ...seriesOf(chart, plot, axis)
    ];
    let end = plot.end;
    for (const [index, series] of chart.series.entries()){
        if (!series.name) continue;
        const named = linesOf(series.name, plot.width - SWATCH - 8, SIZE);
        parts.push(swatch(chart, index, end + SIZE * 0.65), text(SWATCH + 8, end + SIZE * 0.65, named));
        end += heightOf(named) + GAP;
    }
    const spoken = chart.places.map((place, index)=>`${place}\u00A0: ${chart.series.map(({ values })=>numbers.format(values[index])).join(' et ')}`);
    return {
        width: plot.width,
        height: end,
        parts,
        ...chart.title && {
            title: chart.title
        },
        spoken
    };
}
/** Rounds the axis to its ticks. Bars start at 0 unless the author sets a range. */ function axisOf({ series, range }) {
    const values = series.flatMap((each)=>each.values);
    const isOnZero = !range && series.some(({ kind })=>kind === 'bar');
    const all = [
        ...values,
        ...range ?? [],
        ...isOnZero ? [
            0
        ] : []
    ];
    const [least, most] = [
        Math.min(...all),
        Math.max(...all)
    ];
    const span = most > least ? most - least : Math.abs(most) || 1;
    const power = 10 ** Math.floor(Math.log10(span / (MAX_TICKS - 1)));
    const step = [
        1,
        2,
        5,
        10,
        20
    ].map((each)=>each * power).find((each)=>span / each <= MAX_TICKS - 1);
    const first = Math.floor(least / step);
    const last = Math.max(Math.ceil(most / step), first + 1);
    const ticks = Array.from({
        length: last - first + 1
    }, (_, index)=>{
        const at = (first + index) * step;
        return {
            at,
            words: numbers.format(Number(at.toPrecision(12)))
        };
    });
    return {
        from: first * step,
        to: last * step,
        ticks
    };
}
function rightward({ places, series, xName, yName }, axis) {
    const left = Math.max(...axis.ticks.map(({ words })=>widthOf(words, SMALL))) + 10;
    const longest = Math.max(...places.map((place)=>widthOf(place, SMALL)));
    const bars = series.filter(({ kind })=>kind === 'bar').length;
    const least = Math.max(Math.min(longest + 8, WIDEST_PLACE), bars * LEAST_BAR * 1.4, 12);
    const step = Math.max((PHONE_WIDTH - left - 6) / places.length, least);
    const width = left + step * places.length + 6;
    const parts = [];
    let top = SMALL;
    if (yName) {
        const lines = linesOf(`\u{2191} ${yName}`, width, SMALL);
        parts.push(text(0, SMALL * 0.65, lines, {
            size: SMALL,
            isMuted: true
        }));
        top += heightOf(lines, SMALL) + 2;
    }
    const at = (place, value)=>[
            left + (place + 0.5) * step,
            top + HEIGHT * (axis.to - value) / (axis.to - axis.from)
        ];
    for (const tick of axis.ticks){
        const [, y] = at(0, tick.at);
        parts.push(path([
            'M',
            left,
            y,
            'H',
            width
        ], gridLook(tick.at, axis)), text(left - 6, y, [
            tick.words
        ], {
            size: SMALL,
            anchor: 'end',
            isMuted: true
        }));
    }
    const named = places.map((place)=>linesOf(place, step - 6, SMALL));
    for (const [index, lines] of named.entries()){
        parts.push(text(at(index, 0)[0], top + HEIGHT + 14, lines, {
            size: SMALL,
            anchor: 'middle'
        }));
    }
    let end = top + HEIGHT + 8 + Math.max(...named.map((lines)=>heightOf(lines, SMALL))) + GAP;
    if (xName) {
        const lines = linesOf(`${xName} \u{2192}`, width, SMALL);
        parts.push(text(width, end + SMALL * 0.65, lines, {
            size: SMALL,
            anchor: 'end',
            isMuted: true
        }));
        end += heightOf(lines, SMALL) + GAP;
    }
    return {
        parts,
        width,
        end,
        step,
        at
    };
}
function downward({ places, series, xName, yName }, axis) {
    const named = places.map((place)=>linesOf(place, NAMES_WIDTH, SMALL));
    const left = Math.max(...named.flat().map((line)=>widthOf(line, SMALL))) + 10;
    const right = widthOf(axis.ticks.at(-1).words, SMALL) / 2 + 2;
    const bars = series.filter(({ kind })=>kind === 'bar').length;
    const step = Math.max(ROW, bars * 14, ...named.map((lines)=>heightOf(lines, SMALL) + 8));
    const parts = [];
    let top = 0;
    if (xName) {
        const lines = linesOf(`\u{2193} ${xName}`, PHONE_WIDTH, SMALL);
        parts.push(text(0, SMALL * 0.65, lines, {
            size: SMALL,
            isMuted: true
        }));
        top += heightOf(lines, SMALL) + 4;
    }
    const at = (place, value)=>[
            left + (PHONE_WIDTH - left - right) * (value - axis.from) / (axis.to - axis.from),
            top + (place + 0.5) * step
        ];
    const bottom = top + places.length * step;
    // Labels wider than the distance between ticks are thinned out.
    const ticks = axis.ticks.filter((_, index)=>index % everyWhich(axis, at) === 0);
    for (const tick of ticks){
        const [x] = at(0, tick.at);
        parts.push(path([
            'M',
            x,
            top,
            'V',
            bottom
        ], gridLook(tick.at, axis)), text(x, bottom + 12, [
            tick.words
        ], {
            size: SMALL,
            anchor: 'middle',
            isMuted: true
        }));
    }
    for (const [index, lines] of named.entries()){
        const y = at(index, 0)[1] - heightOf(lines.slice(1), SMALL) / 2;
        parts.push(text(left - 8, y, lines, {
            size: SMALL,
            anchor: 'end'
        }));
    }
    let end = bottom + 24;
    if (yName) {
        const lines = linesOf(`${yName} \u{2192}`, PHONE_WIDTH, SMALL);
        parts.push(text(PHONE_WIDTH, end + SMALL * 0.65, lines, {
            size: SMALL,
            anchor: 'end',
            isMuted: true
        }));
        end += heightOf(lines, SMALL) + GAP;
    }
    return {
        parts,
        width: PHONE_WIDTH,
        end,
        step,
        at
    };
}
function everyWhich({ ticks }, at) {
    const way = at(0, ticks[1].at)[0] - at(0, ticks[0].at)[0];
    const widest = Math.max(...ticks.map(({ words })=>widthOf(words, SMALL))) + 6;
    return Math.ceil(widest / way);
}
/** The baseline of bars is stronger. */ const gridLook = (at, axis)=>at === baseOf(axis) ? {
        ...LOOKS.faint,
        strokeOpacity: 0.55
    } : LOOKS.faint;
const baseOf = ({ from, to })=>Math.min(Math.max(0, from), to);
/** Bars side by side, then lines over them. */ function seriesOf(chart, { at, step }, axis) {
    const bars = chart.series.filter(({ kind })=>kind === 'bar');
    const wide = 0.72 / Math.max(1, bars.length);
    const drawn = [
        ...bars.entries()
    ].flatMap(([index, series])=>series.values.map((value, place)=>{
            const begin = place - 0.36 + index * wide;
            const end = begin + wide - Math.min(1 / step, wide / 4);
            const corners = [
                at(begin, value),
                at(end, baseOf(axis))
            ];
            const [x, y] = [
                0,
                1
            ].map((side)=>Math.min(corners[0][side], corners[1][side]));
            const [width, height] = [
                0,
                1
            ].map((side)=>Math.abs(corners[0][side] - corners[1][side]));
            return shape('rect', {
                x,
                y,
                width: width,
                height: height
            }, {
                fill: colourIn(chart, series)
            });
        }));
    const lines = chart.series.filter(({ kind })=>kind === 'line');
    return [
        ...drawn,
        ...lines.flatMap((series)=>lineOf(series, chart, at))
    ];
}
function lineOf(series, chart, at) {
    const points = series.values.map((value, place)=>at(place, value));
    const stroke = colourIn(chart, series);
    const steps = points.flatMap(([x, y], index)=>[
            index === 0 ? 'M' : 'L',
            x,
            y
        ]);
    return [
        path(steps, {
            fill: 'none',
            stroke,
            strokeWidth: 2.5,
            ...dashOf(chart, series)
        }),
        ...points.map(([cx, cy])=>shape('circle', {
                cx,
                cy,
                r: DOT
            }, {
                fill: stroke
            }))
    ];
}
const colourIn = ({ series }, one)=>colourOf(series.indexOf(one));
function dashOf({ series }, one) {
    const dash = DASHES[series.filter(({ kind })=>kind === 'line').indexOf(one) % DASHES.length];
    return dash ? {
        strokeDashArray: dash
    } : {};
}
function swatch(chart, index, middle) {
    const series = chart.series[index];
    const colour = colourIn(chart, series);
    return series.kind === 'bar' ? shape('rect', {
        x: 3,
        y: middle - 8,
        width: 16,
        height: 16,
        rx: 3
    }, {
        fill: colour
    }) : path([
        'M',
        0,
        middle,
        'H',
        SWATCH
    ], {
        fill: 'none',
        stroke: colour,
        strokeWidth: 2.5,
        ...dashOf(chart, series)
    });
}
//# sourceMappingURL=xy-chart.js.map
