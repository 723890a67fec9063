import { readGitGraph } from './git-graph-source.js';
import { LEADING, linesOf, SIZE, SMALL, widthOf } from './lettering.js';
import { colourOf, heightOf, LOOKS, path, PHONE_WIDTH, shape, text } from './shapes.js';
/** In pixels. */ const LANE = 24;
const FIRST = 10;
const ROW = 36;
const DOT = 7;
/** Minimum width for text beside the lanes. */ const LEAST_ROOM = 200;
const CHIP = {
    x: 8,
    y: 3,
    gap: 6
};
/** A history from top to bottom: one lane per branch, commits labelled beside it. */ export function drawGitGraph(lines) {
    const graph = readGitGraph(lines);
    return graph && new Lanes(graph).drawing();
}
let Lanes = class Lanes {
    graph;
    lanes;
    labelled;
    /** Vertical centre of each row's first line. */ middles = [];
    left;
    width;
    constructor(graph){
        this.graph = graph;
        const { branches, rows } = graph;
        const sorted = branches.toSorted((one, other)=>one.order - other.order);
        this.lanes = branches.map((branch)=>FIRST + sorted.indexOf(branch) * LANE);
        this.left = FIRST + (branches.length - 1) * LANE + 22;
        this.width = Math.max(PHONE_WIDTH, this.left + LEAST_ROOM);
        this.labelled = rows.map((row)=>'begins' in row ? this.nameOf(row.begins) : this.labelOf(row));
    }
    drawing() {
        let top = 0;
        for (const { height } of this.labelled){
            this.middles.push(top + ROW / 2);
            top += Math.max(ROW, height + ROW - SIZE * LEADING);
        }
        const marks = this.graph.rows.map((row, index)=>this.mark(row, index));
        const labels = this.labelled.map(({ parts }, index)=>shape('g', {
                transform: `translate(${this.left} ${Number(this.middles[index].toFixed(1))})`
            }, {}, parts));
        return {
            width: this.width,
            height: top,
            parts: [
                ...this.lines(),
                ...marks.flat(),
                ...labels
            ],
            spoken: this.labelled.map(({ spoken })=>spoken).filter(Boolean)
        };
    }
    lines() {
        return this.graph.rows.flatMap((row, index)=>{
            if ('begins' in row) {
                const { from } = this.graph.branches[row.begins];
                return from === undefined ? [] : [
                    this.line(from, index, row.begins, 'out')
                ];
            }
            const [before, merged] = row.parents;
            const lines = [
                this.line(this.lastOf(row.branch, index), index, row.branch, 'out')
            ];
            if (before !== undefined && merged !== undefined) {
                lines.push(this.line(merged, index, this.branchOf(merged), 'in'));
            }
            return lines;
        });
    }
    /** Previous row in the same lane, at least the beginning of the branch. */ lastOf = (branch, index)=>this.graph.rows.slice(0, index).findLastIndex((_, row)=>this.branchOf(row) === branch);
    branchOf(index) {
        const row = this.graph.rows[index];
        return 'begins' in row ? row.begins : row.branch;
    }
    /** Changes lanes right after its start (`out`) or right before its end (`in`), where no commits are. */ line(from, to, branch, turn) {
        const [x1, y1, x2, y2] = [
            this.xOf(from),
            this.middles[from],
            this.xOf(to),
            this.middles[to]
        ];
        const look = {
            fill: 'none',
            stroke: colourOf(branch),
            strokeWidth: 3
        };
        if (x1 === x2) return path([
            'M',
            x1,
            y1,
            'V',
            y2
        ], look);
        const [begin, end] = turn === 'out' ? [
            y1,
            y1 + ROW
        ] : [
            y2 - ROW,
            y2
        ];
        const half = (begin + end) / 2;
        const curve = [
            'C',
            x1,
            half,
            x2,
            half,
            x2,
            end
        ];
        return path([
            'M',
            x1,
            y1,
            'V',
            begin,
            ...curve,
            'V',
            y2
        ], look);
    }
    xOf = (index)=>this.lanes[this.branchOf(index)];
    mark(row, index) {
        const [cx, cy] = [
            this.xOf(index),
            this.middles[index]
        ];
        const colour = colourOf(this.branchOf(index));
        if ('begins' in row) return [
            shape('circle', {
                cx,
                cy,
                r: 3.5
            }, {
                fill: colour
            })
        ];
        const hollow = {
            ...LOOKS.ground,
            stroke: colour,
            strokeWidth: 3
        };
        if (row.type === 'HIGHLIGHT') {
            const square = {
                x: cx - DOT,
                y: cy - DOT,
                width: 2 * DOT,
                height: 2 * DOT,
                rx: 2
            };
            const inner = {
                x: cx - 3,
                y: cy - 3,
                width: 6,
                height: 6
            };
            return [
                shape('rect', square, hollow),
                shape('rect', inner, {
                    fill: colour
                })
            ];
        }
        const dot = shape('circle', {
            cx,
            cy,
            r: DOT
        }, {
            fill: colour
        });
        if (row.type === 'REVERSE') {
            const cross = [
                'M',
                cx - 3,
                cy - 3,
                'L',
                cx + 3,
                cy + 3,
                'M',
                cx - 3,
                cy + 3,
                'L',
                cx + 3,
                cy - 3
            ];
            return [
                dot,
                path(cross, {
                    fill: 'none',
                    stroke: 'white',
                    strokeWidth: 2
                })
            ];
        }
        if (row.kind === 'commit') return [
            dot
        ];
        const ring = shape('circle', {
            cx,
            cy,
            r: DOT
        }, hollow);
        return row.kind === 'merge' ? [
            ring,
            shape('circle', {
                cx,
                cy,
                r: 2.5
            }, {
                fill: colour
            })
        ] : [
            ring
        ];
    }
    nameOf(branch) {
        const { name } = this.graph.branches[branch];
        const lines = linesOf(name, this.width - this.left, SIZE);
        return {
            height: heightOf(lines),
            parts: [
                text(0, 0, lines, {
                    isStrong: true
                })
            ],
            spoken: `branche ${name}`
        };
    }
    labelOf(commit) {
        const room = this.width - this.left;
        const words = wordsOf(commit);
        const lines = linesOf(words, room, SIZE);
        const parts = lines.length > 0 ? [
            text(0, 0, lines)
        ] : [];
        let x = lines.length === 1 ? widthOf(lines[0], SIZE) + CHIP.gap : 0;
        let y = lines.length > 1 ? heightOf(lines) + CHIP.y : 0;
        let height = heightOf(lines);
        for (const tag of commit.tags){
            const written = linesOf(tag, room - 2 * CHIP.x, SMALL);
            const width = Math.max(...written.map((line)=>widthOf(line, SMALL))) + 2 * CHIP.x;
            if (x > 0 && x + width > room) [x, y] = [
                0,
                height + CHIP.y
            ];
            parts.push(...chip(x, y, width, written));
            x += width + CHIP.gap;
            height = y + heightOf(written, SMALL) + 2 * CHIP.y;
        }
        const spoken = [
            words,
            ...commit.tags
        ].filter(Boolean).join(', ');
        return {
            height,
            parts,
            spoken
        };
    }
};
/** @param y centre of its first line */ function chip(x, y, width, lines) {
    const top = y - SMALL * LEADING / 2 - CHIP.y;
    const height = heightOf(lines, SMALL) + 2 * CHIP.y;
    return [
        shape('rect', {
            x,
            y: top,
            width,
            height,
            rx: 5
        }, LOOKS.box),
        text(x + width / 2, y, lines, {
            size: SMALL,
            anchor: 'middle'
        })
    ];
}
function wordsOf({ kind, id, message, of }) {
    const own = [
        id,
        message
    ].filter(Boolean).join('\u00A0: ');
    if (kind === 'merge') return own || `fusion de ${of}`;
    return kind === 'cherry-pick' ? `cherry-pick de ${of}` : own;
}
//# sourceMappingURL=git-graph.js.map
