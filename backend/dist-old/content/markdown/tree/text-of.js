/** Text of a node without footnote numbers. */ export function textOf(node) {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    if (node.type === 'element' && 'dataFootnoteRef' in node.properties) return '';
    return node.children.map(textOf).join('');
}
//# sourceMappingURL=text-of.js.map
