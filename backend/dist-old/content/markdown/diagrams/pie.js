import { linesOf, readable, SIZE, SMALL, widthOf } from './lettering.js';
import { colourOf, heightOf, LOOKS, path, PHONE_WIDTH, shape, text } from './shapes.js';
const MAX_SLICES = 40;
/** In pixels. */ const RADIUS = 120;
const CENTRE = {
    x: PHONE_WIDTH / 2,
    y: RADIUS + 6
};
const SWATCH = 16;
const ROW_GAP = 10;
/** Share of the whole; smaller slices have no room for their percentage. */ const LEAST_NAMED = 0.06;
const GAP = 2.5;
const SLICE = /^(?:"([^"]*)"|'([^']*)') *: *(\d+(?:\.\d+)?)$/;
/** @returns undefined for anything but slices of one whole */ export function drawPie(lines) {
    const pie = readPie(lines);
    const whole = pie?.slices.reduce((sum, { value })=>sum + value, 0) ?? 0;
    if (!pie || pie.slices.length > MAX_SLICES || !(whole > 0 && whole < Number.MAX_SAFE_INTEGER)) return undefined;
    const legend = new Legend(pie, whole);
    const slices = [];
    const borders = [];
    const percentages = [];
    let from = 0;
    const shown = pie.slices.filter(({ value })=>value > 0).length;
    for (const [index, { value }] of pie.slices.entries()){
        const part = value / whole;
        if (part === 0) continue;
        const look = {
            fill: colourOf(index, pie.slices.length)
        };
        slices.push(part === 1 ? shape('circle', {
            cx: CENTRE.x,
            cy: CENTRE.y,
            r: RADIUS
        }, look) : slice(from, part, look));
        if (shown > 1) borders.push(border(from));
        if (part >= LEAST_NAMED) {
            const [x, y] = pointAt(from + part / 2, shown === 1 ? 0 : RADIUS * 0.66);
            const share = `${Math.round(part * 100)}\u00A0%`;
            percentages.push(text(x, y, [
                share
            ], {
                isStrong: true,
                anchor: 'middle',
                fill: 'white'
            }));
        }
        from += part;
    }
    return {
        width: PHONE_WIDTH,
        height: legend.end,
        parts: [
            ...slices,
            ...borders,
            ...legend.parts,
            ...percentages
        ],
        ...pie.title && {
            title: pie.title
        },
        spoken: legend.spoken
    };
}
function readPie([header, ...lines]) {
    const pie = {
        hasData: false,
        slices: []
    };
    const said = [
        header.slice('pie'.length).trim(),
        ...lines
    ].filter(Boolean);
    for (const line of said){
        const statement = line.replace(/^showData\b */, '');
        if (statement !== line) pie.hasData = true;
        const [, double, single, value] = SLICE.exec(statement) ?? [];
        if (value !== undefined) {
            pie.slices.push({
                label: readable(double ?? single ?? ''),
                written: value,
                value: Number(value)
            });
        } else if (/^title /.test(statement)) pie.title = readable(statement.slice('title'.length));
        else if (statement !== '') return undefined;
    }
    return pie;
}
/** @param part of the full circle, from the top */ function pointAt(part, radius) {
    const angle = (part - 0.25) * 2 * Math.PI;
    return [
        CENTRE.x + radius * Math.cos(angle),
        CENTRE.y + radius * Math.sin(angle)
    ];
}
const slice = (from, part, look)=>path([
        'M',
        CENTRE.x,
        CENTRE.y,
        'L',
        ...pointAt(from, RADIUS),
        'A',
        RADIUS,
        RADIUS,
        0
    ].concat([
        part > 0.5 ? 1 : 0,
        1,
        ...pointAt(from + part, RADIUS)
    ]).concat('Z'), look);
/** Gaps between slices, so that they can be told apart without colours. */ function border(at) {
    const [x, y] = pointAt(at, RADIUS + 1);
    const length = RADIUS + 1;
    const [across, along] = [
        (x - CENTRE.x) / length * (GAP / 2),
        (y - CENTRE.y) / length * (GAP / 2)
    ];
    const corners = [
        [
            CENTRE.x - along,
            CENTRE.y + across
        ],
        [
            x - along,
            y + across
        ],
        [
            x + along,
            y - across
        ],
        [
            CENTRE.x + along,
            CENTRE.y - across
        ]
    ];
    const points = corners.map((corner)=>corner.map((value)=>Number(value.toFixed(1))).join(',')).join(' ');
    return shape('polygon', {
        points
    }, LOOKS.ground);
}
/** Legend in the order of the slices, clockwise. */ let Legend = class Legend {
    parts = [];
    spoken = [];
    end = CENTRE.y + RADIUS + 22;
    constructor({ slices, hasData }, whole){
        const percent = new Intl.NumberFormat('fr-FR', {
            style: 'percent',
            maximumFractionDigits: 1
        });
        for (const [index, { label, value, written }] of slices.entries()){
            const share = percent.format(value / whole);
            const figures = hasData ? `${share} (${written.replace('.', ',')})` : share;
            this.add(label, figures, colourOf(index, slices.length));
        }
    }
    add(label, figures, fill) {
        const left = SWATCH + 10;
        const room = Math.max(80, PHONE_WIDTH - left - widthOf(figures, SIZE) - 12);
        const lines = linesOf(label, room, SIZE);
        const middle = this.end + SIZE * 0.65;
        this.parts.push(shape('rect', {
            x: 0,
            y: middle - SWATCH / 2,
            width: SWATCH,
            height: SWATCH,
            rx: 4
        }, {
            fill
        }), text(left, middle, lines), text(PHONE_WIDTH, middle, [
            figures
        ], {
            isStrong: true,
            anchor: 'end',
            size: figures.length > 24 ? SMALL : SIZE
        }));
        this.spoken.push(`${lines.join(' ')}\u00A0: ${figures}`);
        this.end += Math.max(heightOf(lines), SWATCH) + ROW_GAP;
    }
};
//# sourceMappingURL=pie.js.map
