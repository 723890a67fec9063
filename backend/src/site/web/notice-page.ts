import { escapeText } from '../../platform/common/escape-text.js';
import { plainDocument } from './plain-document.js';

interface Notice {
  title: string;
  text: string;
  link: { label: string; href: string };
}

/** A self-contained page: nothing else of the site is sure to answer. */
export function noticePage({ title, text, link }: Notice, siteName: string): string {
  const main = `<p>${escapeText(text)}</p>
<p><a href="${escapeText(link.href)}">${escapeText(link.label)}</a></p>`;
  return plainDocument(title, main, siteName);
}
