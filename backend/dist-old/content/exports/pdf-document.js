import { printStyles } from './article-styles.js';
import { citeLinks } from './cited-links.js';
import { htmlDocument } from './html-document.js';
import { pdfFonts } from './pdf-fonts.js';
/** Defence in depth if sanitizing fails: no scripts, no network. */ export const PRINT_POLICY = "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'";
/** The document to print, with its fonts. */ export async function pdfDocument(article) {
    const { css, files } = await pdfFonts();
    const after = citeLinks(article.tree);
    const styles = `${css}\n${printStyles(article.siteName, article.tutorial.title, article.address)}`;
    return {
        html: htmlDocument(article, {
            styles,
            after,
            policy: PRINT_POLICY
        }),
        fonts: files
    };
}
//# sourceMappingURL=pdf-document.js.map
