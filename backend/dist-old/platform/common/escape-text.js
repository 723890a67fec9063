import escapeHtml from 'escape-html';
const NO_XML_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Escapes text for HTML and XML, in elements and quoted attributes; drops characters that XML does not allow. */ export function escapeText(text) {
    return escapeHtml(text.replace(NO_XML_CHARACTERS, ''));
}
//# sourceMappingURL=escape-text.js.map
