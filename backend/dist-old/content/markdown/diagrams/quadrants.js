import { linesOf, SIZE, SMALL, widthOf } from './lettering.js';
import { readQuadrants } from './quadrants-source.js';
import { colourOf, heightOf, LOOKS, path, PHONE_WIDTH, shape, text } from './shapes.js';
/** In pixels. */ const SIDE = PHONE_WIDTH;
const HALF = SIDE / 2;
const DOT = 6;
/** Distance from the edge of the square to 0 and 1, so that points there are not clipped. */ const EDGE = 10;
const PADDING = 10;
const ROW_GAP = 8;
const NUMBER = 9;
/** A square in four, with numbered points; their names and coordinates follow below. */ export function drawQuadrants(lines) {
    const read = readQuadrants(lines);
    if (!read) return undefined;
    const above = read.yAxis?.high ? heightOf([
        ''
    ]) + 6 : 2;
    const square = new Square(above, read);
    const below = new Below(above + SIDE + 8);
    below.addAxes(read);
    for (const [index, point] of read.points.entries())below.addPoint(point, index);
    return {
        width: PHONE_WIDTH,
        height: below.end,
        parts: [
            ...read.yAxis?.high ? [
                text(0, SIZE * 0.65, [
                    `\u{2191} ${read.yAxis.high}`
                ], {
                    size: SMALL
                })
            ] : [],
            ...square.parts,
            ...below.parts
        ],
        ...read.title && {
            title: read.title
        },
        spoken: [
            ...axisWords(read.xAxis),
            ...axisWords(read.yAxis),
            ...read.names.filter(Boolean),
            ...below.spoken
        ]
    };
}
const axisWords = (axis)=>axis ? [
        [
            axis.low,
            axis.high
        ].filter(Boolean).join(" \u2192 ")
    ] : [];
let Square = class Square {
    top;
    parts = [];
    /** Occupied areas, where no more text fits. */ taken;
    constructor(top, { names, points }){
        this.top = top;
        this.taken = points.map((point)=>around(this.placeOf(point), DOT));
        const halves = [
            [
                HALF,
                0
            ],
            [
                0,
                0
            ],
            [
                0,
                HALF
            ],
            [
                HALF,
                HALF
            ]
        ];
        for (const [index, [x, y]] of halves.entries()){
            if (index % 2 === 0) this.parts.push(shape('rect', {
                x,
                y: top + y,
                width: HALF,
                height: HALF
            }, LOOKS.band));
            this.addName(names[index], x, top + y);
        }
        this.parts.push(shape('rect', {
            x: 1,
            y: top,
            width: SIDE - 2,
            height: SIDE
        }, {
            ...LOOKS.faint,
            strokeOpacity: 0.5
        }), path([
            'M',
            HALF,
            top,
            'V',
            top + SIDE,
            'M',
            1,
            top + HALF,
            'H',
            SIDE - 1
        ], {
            ...LOOKS.faint,
            strokeOpacity: 0.5
        }));
        for (const [index, point] of points.entries())this.addPoint(point, index);
    }
    placeOf({ x, y }) {
        const inner = SIDE - 2 * EDGE;
        return {
            x: EDGE + x * inner,
            y: this.top + EDGE + (1 - y) * inner
        };
    }
    /** At the top of its quarter, or where it covers no point. */ addName(name, left, top) {
        if (!name) return;
        const lines = linesOf(name, HALF - 2 * PADDING, SIZE);
        const [width, height] = [
            Math.max(...lines.map((line)=>widthOf(line, SIZE))),
            heightOf(lines)
        ];
        const room = HALF - height - 2 * PADDING;
        const places = [
            0,
            1,
            0.5,
            0.25,
            0.75,
            0.12,
            0.37,
            0.62,
            0.87
        ].map((part)=>{
            const [x, y] = [
                left + (HALF - width) / 2,
                top + PADDING + part * room
            ];
            return {
                x,
                y,
                width,
                height
            };
        });
        const place = places.find((each)=>this.isFree(each)) ?? places[0];
        this.taken.push(place);
        this.parts.push(text(left + HALF / 2, place.y + SIZE * 0.65, lines, {
            anchor: 'middle',
            isStrong: true
        }));
    }
    /** The number goes beside the point, where there is room. */ addPoint(point, index) {
        const { x, y } = this.placeOf(point);
        const width = widthOf(String(index + 1), SMALL);
        const far = DOT + 2 + width / 2;
        const ways = [
            [
                far,
                0
            ],
            [
                -far,
                0
            ],
            [
                0,
                -DOT - NUMBER
            ],
            [
                0,
                DOT + NUMBER
            ],
            ...[
                1,
                -1
            ].flatMap((right)=>[
                    -1,
                    1
                ].map((down)=>[
                        right * (far - 2),
                        down * (DOT + 4)
                    ])),
            ...[
                1,
                -1
            ].flatMap((right)=>[
                    -1,
                    1
                ].map((down)=>[
                        right * (far + 8),
                        down * (DOT + 12)
                    ]))
        ];
        const places = ways.map(([right, down])=>({
                x: x + right,
                y: y + down
            }));
        const boxOf = (place)=>({
                x: place.x - width / 2,
                y: place.y - SMALL / 2,
                width,
                height: SMALL
            });
        const place = places.find((each)=>this.isFree(boxOf(each))) ?? places[0];
        this.taken.push(boxOf(place));
        this.parts.push(shape('circle', {
            cx: x,
            cy: y,
            r: DOT + 1.5
        }, LOOKS.ground), shape('circle', {
            cx: x,
            cy: y,
            r: DOT
        }, {
            fill: colourOf(index)
        }), text(place.x, place.y, [
            String(index + 1)
        ], {
            size: SMALL,
            isStrong: true,
            anchor: 'middle'
        }));
    }
    isFree({ x, y, width, height }) {
        const isInside = x >= 2 && y >= this.top + 2 && x + width <= SIDE - 2 && y + height <= this.top + SIDE - 2;
        const isOver = (other)=>x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height;
        return isInside && !this.taken.some(isOver);
    }
};
const around = ({ x, y }, far)=>({
        x: x - far,
        y: y - far,
        width: 2 * far,
        height: 2 * far
    });
let Below = class Below {
    end;
    parts = [];
    spoken = [];
    constructor(end){
        this.end = end;
    }
    addAxes({ xAxis, yAxis }) {
        const width = xAxis?.high ? HALF - 6 : PHONE_WIDTH;
        const left = xAxis?.low ? linesOf(`\u{2190} ${xAxis.low}`, width, SMALL) : [];
        const right = xAxis?.high ? linesOf(`${xAxis.high} \u{2192}`, width, SMALL) : [];
        if (left.length > 0) this.parts.push(text(0, this.end + SMALL * 0.65, left, {
            size: SMALL
        }));
        if (right.length > 0) this.parts.push(text(PHONE_WIDTH, this.end + SMALL * 0.65, right, {
            size: SMALL,
            anchor: 'end'
        }));
        this.end += heightOf(left.length > right.length ? left : right, SMALL);
        if (yAxis) this.addRow([
            `\u{2193} ${yAxis.low}`
        ], 0, SMALL);
        this.end += 10;
    }
    addPoint({ name, x, y }, index) {
        const figures = `${figure(x)}\u00A0; ${figure(y)}`;
        const left = DOT * 2 + 10;
        const number = `${index + 1}.`;
        const indent = left + widthOf('00.', SIZE) + 8;
        const middle = this.end + SIZE * 0.65;
        const lines = linesOf(name, PHONE_WIDTH - indent - widthOf(figures, SMALL) - 10, SIZE);
        this.parts.push(shape('circle', {
            cx: DOT + 1,
            cy: middle,
            r: DOT
        }, {
            fill: colourOf(index)
        }), text(left, middle, [
            number
        ], {
            isStrong: true
        }), text(indent, middle, lines), text(PHONE_WIDTH, middle, [
            figures
        ], {
            size: SMALL,
            anchor: 'end',
            isMuted: true
        }));
        this.spoken.push(`${lines.join(' ')}\u00A0: ${figures}`);
        this.end += heightOf(lines) + ROW_GAP;
    }
    addRow(lines, x, size) {
        this.parts.push(text(x, this.end + size * 0.65, lines, {
            size
        }));
        this.end += heightOf(lines, size);
    }
};
const figure = (value)=>String(value).replace('.', ',');
//# sourceMappingURL=quadrants.js.map
