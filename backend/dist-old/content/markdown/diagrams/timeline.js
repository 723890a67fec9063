import { linesOf, readable, SIZE } from './lettering.js';
import { colourOf, heightOf, LOOKS, path, PHONE_WIDTH, shape, text } from './shapes.js';
/** Periods and events together. */ const MAX_PARTS = 300;
/** In pixels. */ const AXIS = 9;
const LEFT = 32;
const PADDING = {
    x: 12,
    y: 8
};
const GAP = 8;
const DOT = 6;
/** Drawn from top to bottom, so that phones need not scroll sideways. */ export function drawTimeline(lines) {
    const read = readTimeline(lines);
    if (!read || countParts(read.sections) > MAX_PARTS) return undefined;
    const column = new Column();
    for (const { name, periods } of read.sections){
        if (name) column.addSection(name);
        for (const period of periods)column.addPeriod(period);
    }
    return {
        width: PHONE_WIDTH,
        height: column.end - GAP / 2,
        parts: column.parts,
        ...read.title && {
            title: read.title
        },
        spoken: column.spoken
    };
}
function readTimeline([, ...lines]) {
    const sections = [];
    let title;
    for (const line of lines){
        if (/^title /.test(line)) title = readable(line.slice('title'.length));
        else if (/^section /.test(line)) sections.push({
            name: readable(line.slice('section'.length)),
            periods: []
        });
        else if (!addPeriod(sections, line)) return undefined;
    }
    const isWhole = sections.length > 0 && sections.every(({ periods })=>periods.length > 0);
    return isWhole ? {
        sections,
        ...title && {
            title
        }
    } : undefined;
}
const countParts = (sections)=>sections.flatMap(({ periods })=>periods).reduce((sum, { events })=>sum + 1 + events.length, sections.length);
/** @returns false for a line that Mermaid may read differently */ function addPeriod(sections, line) {
    // A colon without a space on either side is part of the text, as in a time.
    const [name, ...events] = ` ${line} `.split(/(?<= ):|:(?= )/).map(readable);
    if (events.length === 0 && line.includes(':')) return false;
    if (events.some((event)=>event === '')) return false;
    const periods = sections.at(-1)?.periods;
    if (!name) {
        periods?.at(-1)?.events.push(...events);
        return (periods?.length ?? 0) > 0;
    }
    if (periods) periods.push({
        name,
        events
    });
    else sections.push({
        periods: [
            {
                name,
                events
            }
        ]
    });
    return true;
}
let Column = class Column {
    parts = [];
    spoken = [];
    end = 2;
    periods = 0;
    axis;
    addSection(name) {
        this.axis = undefined;
        if (this.periods > 0) this.end += GAP;
        const lines = linesOf(name, PHONE_WIDTH - 2 * PADDING.x, SIZE);
        const height = heightOf(lines) + 2 * PADDING.y;
        this.parts.push(shape('rect', {
            x: 0,
            y: this.end,
            width: PHONE_WIDTH,
            height,
            rx: 8
        }, LOOKS.band), text(PADDING.x, this.end + PADDING.y + SIZE * 0.65, lines, {
            isStrong: true
        }));
        this.spoken.push(lines.join(' '));
        this.end += height + GAP * 1.5;
    }
    addPeriod({ name, events }) {
        const colour = colourOf(this.periods++);
        const lines = linesOf(name, PHONE_WIDTH - LEFT, SIZE);
        const middle = this.end + SIZE * 0.65;
        if (this.axis !== undefined) {
            this.parts.push(path([
                'M',
                AXIS,
                this.axis + DOT + 4,
                'V',
                middle - DOT - 4
            ], LOOKS.line));
        }
        this.axis = middle;
        this.parts.push(shape('circle', {
            cx: AXIS,
            cy: middle,
            r: DOT
        }, {
            fill: colour
        }), text(LEFT, middle, lines, {
            isStrong: true
        }));
        this.end += heightOf(lines) + GAP * 0.75;
        const said = events.map((event)=>this.addEvent(event));
        this.end += GAP * 1.25;
        this.spoken.push([
            lines.join(' '),
            ...said
        ].join('\u00A0: '));
    }
    addEvent(event) {
        const width = PHONE_WIDTH - LEFT - 1;
        const lines = linesOf(event, width - 2 * PADDING.x, SIZE);
        const height = heightOf(lines) + 2 * PADDING.y;
        this.parts.push(shape('rect', {
            x: LEFT,
            y: this.end,
            width,
            height,
            rx: 8
        }, LOOKS.box), text(LEFT + PADDING.x, this.end + PADDING.y + SIZE * 0.65, lines));
        this.end += height + GAP;
        return lines.join(' ');
    }
};
//# sourceMappingURL=timeline.js.map
