import { toText } from 'hast-util-to-text';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
const parser = unified().use(rehypeRaw).freeze();
/**
 * Splits a tutorial at its headings into sections of plain text.
 * @param html content, sanitized when it was saved
 */ export function sectionsOf(html) {
    const root = parser.runSync({
        type: 'root',
        children: [
            {
                type: 'raw',
                value: html
            }
        ]
    });
    const sections = [
        {
            heading: null,
            anchor: null,
            text: ''
        }
    ];
    for (const node of root.children){
        if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) {
            const { id } = node.properties;
            sections.push({
                heading: textOf(node),
                anchor: typeof id === 'string' ? id : null,
                text: ''
            });
        } else {
            const section = sections.at(-1);
            const text = textOf(node);
            if (text) section.text += section.text ? `\n${text}` : text;
        }
    }
    return sections.filter(({ heading, text })=>heading || text);
}
function textOf(node) {
    return toText({
        type: 'root',
        children: [
            node
        ]
    }).replace(/\u21a9\d*/g, '').replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n').trim();
}
//# sourceMappingURL=sections.js.map
