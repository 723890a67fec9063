import { visit } from './visit.js';
const known = new Set(('a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' + 'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em ' + 'embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' + 'iframe image img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noembed ' + 'noframes noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp ' + 'script search section select slot small source span strike strong style sub summary sup svg table tbody td ' + 'template textarea tfoot th thead time title tr track tt u ul var video wbr xmp').split(' '));
/** Parents of blocks; any other parent contains inline content. */ const flow = new Set([
    'root',
    'blockquote',
    'listItem',
    'containerDirective',
    'footnoteDefinition',
    'defListDescription'
]);
const LONE_TAG = /^<(\/?)([A-Za-z][\w.:-]*)(?:\s[^<>]*)?>$/;
/** Keeps placeholders such as `git clone <adresse>` as text, which HTML would drop as unknown elements. */ export function remarkTags() {
    return (tree)=>{
        const closed = new Set();
        const strangers = [];
        visit(tree, 'html', (node, _index, parent)=>{
            const [, slash, name] = LONE_TAG.exec(node.value) ?? [];
            if (!name || known.has(name.toLowerCase())) return;
            if (slash) closed.add(name);
            else strangers.push({
                node,
                name,
                block: !parent || flow.has(parent.type)
            });
        });
        for (const { node, name, block } of strangers){
            if (closed.has(name)) continue;
            const text = {
                type: 'text',
                value: node.value
            };
            Object.assign(node, block ? {
                type: 'paragraph',
                children: [
                    text
                ],
                value: undefined
            } : text);
        }
    };
}
//# sourceMappingURL=remark-tags.js.map
