import { LOOKS, path, shape } from './shapes.js';
/** In pixels: length of a cloud's bump and of a bang's tooth, and how far they stick out. */ const BUMP = 22;
const TOOTH = 14;
const OUT = 7;
const ROUND = {
    plain: 8,
    square: 0,
    rounded: 16
};
/** Shape around a label. */ export function outlineOf(outline, place) {
    const { x, y, width, height } = place;
    if (outline === 'circle') {
        return shape('circle', {
            cx: x + width / 2,
            cy: y + height / 2,
            r: width / 2
        }, LOOKS.box);
    }
    if (outline === 'hexagon') {
        const [middle, right, tip] = [
            y + height / 2,
            x + width,
            12
        ];
        const upper = [
            'M',
            x,
            middle,
            'L',
            x + tip,
            y,
            'H',
            right - tip,
            'L',
            right,
            middle
        ];
        return path([
            ...upper,
            'L',
            right - tip,
            y + height,
            'H',
            x + tip,
            'Z'
        ], LOOKS.box);
    }
    if (outline === 'cloud') return path(cloud(place), LOOKS.box);
    if (outline === 'bang') return path(bang(place), LOOKS.box);
    return shape('rect', {
        x,
        y,
        width,
        height,
        rx: Math.min(ROUND[outline], height / 2)
    }, LOOKS.box);
}
function cloud(place) {
    const points = around(place, BUMP);
    const [first] = points;
    const bumps = [
        ...points.slice(1),
        first
    ].flatMap(({ x, y, length })=>{
        const radius = length * 0.62;
        return [
            'A',
            radius,
            radius,
            0,
            0,
            1,
            x,
            y
        ];
    });
    return [
        'M',
        first.x,
        first.y,
        ...bumps,
        'Z'
    ];
}
function bang(place) {
    const points = around(place, TOOTH);
    const teeth = points.flatMap(({ x, y, tip })=>[
            'L',
            tip.x,
            tip.y,
            'L',
            x,
            y
        ]);
    return [
        'M',
        points.at(-1).x,
        points.at(-1).y,
        ...teeth,
        'Z'
    ];
}
/** Points along the sides of a slightly smaller box, clockwise and about evenly spaced. */ function around({ x, y, width, height }, step) {
    const [left, top, wide, high] = [
        x + OUT,
        y + OUT,
        width - 2 * OUT,
        height - 2 * OUT
    ];
    const sides = [
        {
            x: left,
            y: top,
            along: [
                1,
                0
            ],
            out: [
                0,
                -1
            ],
            size: wide
        },
        {
            x: left + wide,
            y: top,
            along: [
                0,
                1
            ],
            out: [
                1,
                0
            ],
            size: high
        },
        {
            x: left + wide,
            y: top + high,
            along: [
                -1,
                0
            ],
            out: [
                0,
                1
            ],
            size: wide
        },
        {
            x: left,
            y: top + high,
            along: [
                0,
                -1
            ],
            out: [
                -1,
                0
            ],
            size: high
        }
    ];
    return sides.flatMap(({ along, out, size, ...corner })=>{
        // An odd number, so that a bump is in the middle of a side, where edges arrive.
        const count = 2 * Math.round(Math.max(0, size / step - 1) / 2) + 1;
        const length = size / count;
        return Array.from({
            length: count
        }, (_, index)=>{
            const [half, whole] = [
                (index + 0.5) * length,
                (index + 1) * length
            ];
            const at = (way, far)=>({
                    x: corner.x + along[0] * way + out[0] * far,
                    y: corner.y + along[1] * way + out[1] * far
                });
            return {
                ...at(whole, 0),
                length,
                tip: at(half, OUT)
            };
        });
    });
}
//# sourceMappingURL=outlines.js.map
