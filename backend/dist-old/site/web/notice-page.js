import { escapeText } from '../../platform/common/escape-text.js';
import { plainDocument } from './plain-document.js';
/** A self-contained page: nothing else of the site is sure to answer. */ export function noticePage({ title, text, link }, siteName) {
    const main = `<p>${escapeText(text)}</p>
<p><a href="${escapeText(link.href)}">${escapeText(link.label)}</a></p>`;
    return plainDocument(title, main, siteName);
}
//# sourceMappingURL=notice-page.js.map
