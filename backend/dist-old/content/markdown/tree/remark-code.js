import { visit } from './visit.js';
/** Extracts the language from info strings such as `js{2,6}`, `{r, eval = FALSE}` or `{.python}`. */ export function remarkCode() {
    return (tree)=>{
        visit(tree, 'code', (node)=>{
            const [, language] = /^\{?\.?([\p{L}][\w+#-]{0,29})/u.exec(node.lang ?? '') ?? [];
            node.lang = language?.toLowerCase() ?? null;
        });
    };
}
//# sourceMappingURL=remark-code.js.map
