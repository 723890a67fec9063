// Separate chunk, loaded when formatted text is first pasted.
import { fromDom } from 'hast-util-from-dom';
import { markdownOf } from './rich-text';

/** Elements without content, and those that word processors add to every copy. */
const SILENT = 'style, script, meta, link, title, colgroup, o\\:p';

/** @param html from the clipboard */
export function markdownOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(SILENT)) element.remove();
  // Google Docs wraps a whole copy in a `<b>` with normal font weight.
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = /^(?:b|strong)$/i.test(element.localName);
    if (isBold ? fontWeight === 'normal' || fontWeight === '400' : fontStyle === 'normal')
      element.replaceWith(...element.childNodes);
  }
  return markdownOf(fromDom(body));
}
