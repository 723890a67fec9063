import type { SourceLine } from './source-line.js';

const ATTRIBUTES = String.raw`(?:\s+[\w:@.-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*`;
const ONLY_TAG = new RegExp(String.raw`^( {0,3})<(/?)([A-Z][\w.]*)(${ATTRIBUTES})\s*(/?)>\s*$`);

/** Components with a meaning for their content. Those with a second value are collapsed under it as title. */
const containers: Record<string, [name: string, title?: string]> = {
  Note: ['note'],
  Tip: ['tip'],
  Info: ['info'],
  Warning: ['warning'],
  Pitfall: ['warning'],
  Danger: ['danger'],
  Hint: ['tip', 'Indice'],
  Solution: ['success', 'Solution'],
};

/**
 * Removes lines that contain only a component's tag, so that its content is read as Markdown; alternative text is kept.
 * Known components become containers.
 */
export function readComponentTags(lines: SourceLine[]): SourceLine[] {
  const tags = lines.map(({ text, code }) =>
    code || !text.includes('<') ? undefined : (ONLY_TAG.exec(text) ?? undefined),
  );
  const balance = new Map<string, number>();
  for (const tag of tags) {
    if (tag && !tag[5]) balance.set(tag[3]!, (balance.get(tag[3]!) ?? 0) + (tag[2] ? -1 : 1));
  }
  return lines.flatMap((line, index) => {
    const tag = tags[index];
    if (!tag) return [line];
    const [, prefix, slash, component, attributes, selfClosed] = tag;
    const known = balance.get(component!) === 0 && !selfClosed ? containers[component!] : undefined;
    if (known && slash) return [{ text: '', code: false, container: { edge: 'close', prefix: prefix! } }];
    if (known) {
      const [name, title] = known;
      const collapsed = title === undefined ? undefined : true;
      return [
        {
          text: '',
          code: false,
          container: { edge: 'open', prefix: prefix!, name, title: title ?? '', collapsed },
        },
      ];
    }
    const alt = /\salt="([^"]*)"/.exec(attributes!)?.[1];
    const blank = { text: '', code: false };
    return alt ? [blank, { text: `![${alt.replace(/[[\]\\]/g, '\\$&')}](<>)`, code: false }, blank] : [blank];
  });
}
