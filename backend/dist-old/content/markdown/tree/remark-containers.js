import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import { visit } from './visit.js';
import { admonitionKind, admonitionTitle } from '../admonition-kinds.js';
/**
 * Makes admonitions of `:::` containers and GitHub alerts. Other directives are not parsed, since `:30` and `:smile:`
 * occur in prose.
 */ export function remarkContainers() {
    const data = this.data();
    const { flow } = directive();
    const constructs = [
        flow?.[58] ?? []
    ].flat().filter(({ concrete })=>concrete);
    (data.micromarkExtensions ??= []).push({
        flow: {
            58: constructs
        }
    });
    (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
    return (tree)=>{
        visit(tree, (node)=>{
            if (node.type === 'blockquote') readAlert(node);
            else if (node.type === 'containerDirective') frameContainer(node);
        });
    };
}
function frameContainer(node) {
    const [first, ...rest] = node.children;
    const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const label = labelled ? first.children : [];
    if (labelled) node.children = rest;
    const kind = admonitionKind(node.name);
    const attributes = node.attributes ?? {};
    if (kind) {
        frame(node, kind, label, 'deplie' in attributes || ('replie' in attributes ? false : undefined));
        return;
    }
    node.data = {
        hName: 'div'
    };
    if (label.length > 0) node.children.unshift(paragraph([
        {
            type: 'strong',
            children: label
        }
    ]));
}
/** With its own title or that of its kind; `open` is set for collapsible ones. */ function frame(node, kind, label, open) {
    const className = [
        'admonition',
        `admonition-${kind}`
    ];
    const title = paragraph(label.length > 0 ? label : [
        {
            type: 'text',
            value: admonitionTitle(kind)
        }
    ]);
    title.data = {
        hName: open === undefined ? 'p' : 'summary',
        hProperties: {
            className: [
                'admonition-title'
            ]
        }
    };
    node.children = [
        title,
        ...node.children
    ];
    node.data = open === undefined ? {
        hName: 'aside',
        hProperties: {
            className,
            role: 'note'
        }
    } : {
        hName: 'details',
        hProperties: open ? {
            className,
            open
        } : {
            className
        }
    };
}
function readAlert(quote) {
    const first = quote.children[0];
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || text?.type !== 'text') return;
    const [marker, name, title] = /^\[!([A-Z]+)\][-+]?([^\n]*)\n?/i.exec(text.value) ?? [];
    const kind = name && admonitionKind(name);
    if (!kind || marker === undefined) return;
    text.value = text.value.slice(marker.length);
    if (text.value === '') first.children.shift();
    if (first.children[0]?.type === 'break') first.children.shift();
    if (first.children.length === 0) quote.children.shift();
    const own = title?.trim();
    frame(quote, kind, own ? [
        {
            type: 'text',
            value: own
        }
    ] : [], undefined);
}
function paragraph(children) {
    return {
        type: 'paragraph',
        children
    };
}
//# sourceMappingURL=remark-containers.js.map
