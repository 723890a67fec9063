import { SKIP } from 'unist-util-visit';
import { visit } from './visit.js';
const LITERAL = /^(?:code|math|pre|kbd|samp|var)$/;
/** Replaces plain spaces before French punctuation by no-break spaces: « ainsi » ; comme : cela ! */ export function rehypeTypography() {
    return (tree)=>{
        visit(tree, (node)=>{
            if (node.type === 'element' && LITERAL.test(node.tagName)) return SKIP;
            if (node.type === 'text') node.value = bindPunctuation(node.value);
            return undefined;
        });
    };
}
export function bindPunctuation(text) {
    return text.replace(/ (?=(?:[;!?]+|\xbb)(?![\p{L}\p{N}=]))/gu, '\u202F').replace(/ (?=:(?:\s|$))/g, '\u00A0').replace(/\xab /g, "\xab\u202F");
}
//# sourceMappingURL=rehype-typography.js.map
