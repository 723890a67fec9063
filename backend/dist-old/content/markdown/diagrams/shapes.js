import { BASELINE, LEADING, SIZE } from './lettering.js';
/** Width in pixels that a phone shows without scrolling. */ export const PHONE_WIDTH = 340;
/** Uses the surrounding text colour, so that it works in any theme and without a style sheet. */ export const LOOKS = {
    box: {
        className: [
            'diagram-node'
        ],
        fill: 'currentColor',
        fillOpacity: 0.05,
        stroke: 'currentColor',
        strokeOpacity: 0.6
    },
    band: {
        fill: 'currentColor',
        fillOpacity: 0.07
    },
    faint: {
        fill: 'none',
        stroke: 'currentColor',
        strokeOpacity: 0.2
    },
    line: {
        fill: 'none',
        stroke: 'currentColor',
        strokeOpacity: 0.55,
        strokeWidth: 2
    },
    ground: {
        className: [
            'diagram-ground'
        ],
        fill: 'white'
    }
};
/** Contrast of 4:1 on light and dark backgrounds, and of 4.7:1 to white text. Neighbours differ most. */ const COLOURS = [
    '#0d7f84',
    '#ac5f1f',
    '#3974bd',
    '#b44c96',
    '#38814c',
    '#805fca',
    '#767728',
    '#ca4442'
];
export const RED = '#ca4442';
export const BLUE = '#3974bd';
/** @param of number of items in a circle, where the last is next to the first */ export function colourOf(index, of = 0) {
    const place = index % COLOURS.length;
    const isLastBesideFirst = index > 0 && index === of - 1 && place === 0;
    return COLOURS[isLastBesideFirst ? 3 : place];
}
/** A tenth of a pixel is precise enough. */ const tenth = (value)=>Number(value.toFixed(1));
export function shape(tagName, geometry, look = {}, children = []) {
    const properties = {};
    for (const [name, value] of Object.entries(geometry)){
        properties[name] = typeof value === 'number' ? tenth(value) : value;
    }
    return {
        type: 'element',
        tagName,
        properties: {
            ...properties,
            ...look
        },
        children
    };
}
export function path(steps, look) {
    const d = steps.map((step)=>typeof step === 'number' ? tenth(step) : step).join(' ');
    return shape('path', {
        d
    }, look);
}
/** @param y centre of the first line */ export function text(x, y, lines, { size = SIZE, isStrong = false, isMuted = false, anchor = 'start', fill = 'currentColor' } = {}) {
    const look = {
        fontSize: size,
        fontWeight: isStrong ? 650 : 500,
        fill,
        ...isMuted && {
            fillOpacity: 0.85
        },
        ...anchor !== 'start' && {
            textAnchor: anchor
        }
    };
    const [first = '', ...more] = lines;
    if (more.length === 0) return shape('text', {
        x,
        y: y + size * BASELINE
    }, look, [
        {
            type: 'text',
            value: first
        }
    ]);
    const spans = lines.map((value, index)=>shape('tspan', {
            x,
            dy: index === 0 ? 0 : size * LEADING
        }, {}, [
            {
                type: 'text',
                value
            }
        ]));
    return shape('text', {
        x,
        y: y + size * BASELINE
    }, look, spans);
}
/** Height in pixels. */ export const heightOf = (lines, size = SIZE)=>lines.length * size * LEADING;
//# sourceMappingURL=shapes.js.map
