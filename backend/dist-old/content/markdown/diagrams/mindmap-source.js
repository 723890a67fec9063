import { readable } from './lettering.js';
const MAX_NODES = 150;
const MAX_DEPTH = 10;
/** Longer brackets first, since they begin with shorter ones. */ const OUTLINES = [
    {
        outline: 'circle',
        begin: '((',
        end: '))'
    },
    {
        outline: 'bang',
        begin: '))',
        end: '(('
    },
    {
        outline: 'hexagon',
        begin: '{{',
        end: '}}'
    },
    {
        outline: 'rounded',
        begin: '(',
        end: ')'
    },
    {
        outline: 'cloud',
        begin: ')',
        end: '('
    },
    {
        outline: 'square',
        begin: '[',
        end: ']'
    }
];
/** Icons and CSS classes, which are not supported. */ const LOOKS = /^::/;
/** Markdown strings and HTML elements. */ const NOT_PLAIN = /^`|<(?!br ?\/?>)[a-z/]/i;
/**
 * @param lines with their indentation, which defines the hierarchy
 * @returns the root; undefined for anything but a single tree of labels
 */ export function readMindmap([, ...lines]) {
    const said = lines.filter((line)=>!LOOKS.test(line.trim()));
    if (said.length > MAX_NODES) return undefined;
    const above = [];
    let root;
    for (const line of said){
        const node = readNode(line.trim());
        const indent = line.search(/\S/);
        while(above.length > 0 && above.at(-1).indent >= indent)above.pop();
        const parent = above.at(-1)?.node;
        if (!node || root && !parent || above.length === MAX_DEPTH) return undefined;
        root ??= node;
        parent?.children.push(node);
        above.push({
            indent,
            node
        });
    }
    return root;
}
function readNode(written) {
    const at = written.search(/[([{)]/);
    const found = OUTLINES.find(({ begin, end })=>at >= 0 && written.startsWith(begin, at) && written.endsWith(end) && written.length > at + begin.length + end.length);
    if (!found && /[([{}\])]|:::/.test(written)) return undefined;
    const inner = found ? written.slice(at + found.begin.length, -found.end.length).trim() : written;
    const isQuoted = inner.length > 1 && inner.startsWith('"') && inner.endsWith('"');
    // Nested brackets are another shape or a mistake.
    if (NOT_PLAIN.test(isQuoted ? inner.slice(1, -1) : inner) || !isQuoted && /[([{}\])]/.test(inner)) return undefined;
    const label = readable(isQuoted ? inner.slice(1, -1) : inner);
    return label === '' ? undefined : {
        label,
        outline: found?.outline ?? 'plain',
        children: []
    };
}
//# sourceMappingURL=mindmap-source.js.map
