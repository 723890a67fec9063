import { visit } from 'unist-util-visit';
import { parseArticle, writeArticle } from '../../content/exports/article-tree.js';
/** Makes the URLs in a text absolute, since feed readers do not know its base URL. */ export function wholeAddresses(html, tutorialAddress) {
    const tree = parseArticle(html);
    visit(tree, 'element', ({ properties })=>{
        for (const name of [
            'href',
            'src'
        ]){
            const whole = URL.parse(String(properties[name]), tutorialAddress);
            if (typeof properties[name] === 'string' && whole) properties[name] = whole.href;
        }
        delete properties['srcSet'];
        delete properties['sizes'];
    });
    return writeArticle(tree);
}
//# sourceMappingURL=whole-addresses.js.map
