import escapeHtml from 'escape-html';

const NO_XML_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in HTML and XML, between tags or in quotes; what XML cannot hold is left out. */
export function escapeText(text: string): string {
  return escapeHtml(text.replace(NO_XML_CHARACTERS, ''));
}
