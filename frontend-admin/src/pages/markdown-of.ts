const blocks: Record<string, (element: Element) => string> = {
  H2: (element) => `## ${inline(element)}`,
  H3: (element) => `### ${inline(element)}`,
  UL: (element) => items(element, () => '- '),
  OL: (element) => items(element, (index) => `${index + 1}. `),
  DL: (element) =>
    [...element.children]
      .map((part) => (part.tagName === 'DT' ? `**${inline(part)}**` : inline(part)))
      .join('\n\n'),
  TABLE: table,
  DETAILS: details,
};

/** Converts a built-in page to Markdown. Covers only the elements those pages use. */
export function markdownOf(text: Element): string {
  return [...text.children]
    .map((element) => (blocks[element.tagName] ?? inline)(element))
    .filter(Boolean)
    .join('\n\n');
}

function inline(element: Element): string {
  return [...element.childNodes]
    .map((node) =>
      node instanceof Element ? inlineElement(node) : (node.textContent ?? '').replaceAll(/[\n\t ]+/g, ' '),
    )
    .join('')
    .trim();
}

function inlineElement(element: Element): string {
  const text = inline(element);
  if (element.tagName === 'A') return `[${text}](${element.getAttribute('href')})`;
  if (element.tagName === 'CODE') return `\`${text}\``;
  if (/^(?:STRONG|B)$/.test(element.tagName)) return `**${text}**`;
  return /^(?:EM|I)$/.test(element.tagName) ? `*${text}*` : text;
}

function items(list: Element, mark: (index: number) => string): string {
  return [...list.children].map((item, index) => mark(index) + inline(item)).join('\n');
}

function table(element: Element): string {
  const rows = [...element.querySelectorAll('tr')].map((row) => [...row.children].map(inline));
  const [head = [], ...rest] = rows;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
}

function details(element: Element): string {
  const [summary, ...rest] = element.children;
  const text = rest.map((part) => (blocks[part.tagName] ?? inline)(part)).join('\n\n');
  return `<details>\n<summary>${summary?.textContent ?? ''}</summary>\n\n${text}\n\n</details>`;
}
