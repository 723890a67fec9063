import { SKIP } from 'unist-util-visit';
export function visit(tree, ...args) {
    const [type, enter] = args.length === 2 ? args : [
        undefined,
        args[0]
    ];
    walk(tree, undefined, undefined, type, enter);
}
/** @returns the index among its siblings where the walk continues; undefined for the next one */ function walk(node, index, parent, type, enter) {
    const result = type === undefined || node.type === type ? enter(node, index, parent) : undefined;
    if (result !== SKIP && 'children' in node) {
        const { children } = node;
        for(let at = 0; at < children.length;)at = walk(children[at], at, node, type, enter) ?? at + 1;
    }
    return typeof result === 'number' ? result : undefined;
}
//# sourceMappingURL=visit.js.map
