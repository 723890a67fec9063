/** A comment or a tag: its slash, name and attributes. */
const TAG =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/<>"']*)((?:[\s/]|"[^"]*"|'[^']*')(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/gi;
/** Elements that show nothing of their content once they are closed; unclosed, they are names in a sentence. */
const UNSHOWN = /^(?:datalist|noembed|noframes|noscript|template)$/;
const RAW = /^(?:script|style)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

export interface Tag {
  at: number;
  end: number;
  name: string;
  isClosing: boolean;
  attributes: Readonly<Record<string, string>>;
}

/** Tags of a piece of HTML, without those in comments, scripts and styles. */
export function* tagsOf(html: string): Generator<Tag> {
  const tags = new RegExp(TAG);
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [text, slash, written, rest] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = found.index + text.length;
    const attributes = slash ? {} : attributesOf(rest ?? '');
    yield { at: found.index, end, name, isClosing: slash === '/', attributes };
    if (slash || !RAW.test(name)) continue;
    const length = html.slice(end).search(new RegExp(`</${name}(?=[\\s/>])`, 'i'));
    tags.lastIndex = length < 0 ? html.length : end + length;
  }
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, ...values] of text.matchAll(ATTRIBUTE))
    attributes[name!.toLowerCase()] ??= values.find((value) => value !== undefined) ?? '';
  return attributes;
}

/** Whether an element is hidden by its name; it must be closed. */
export function isUnshown({ name, attributes }: Pick<Tag, 'name' | 'attributes'>): boolean {
  return UNSHOWN.test(name) || (name === 'dialog' && !('open' in attributes));
}

/** Whether a tag begins what readers never see, to its end or, if it has none, to that of the element around it. */
export function hidesContent(tag: Tag): boolean {
  const { hidden, style = '' } = tag.attributes;
  return RAW.test(tag.name) || hidden !== undefined || isHidingStyle(style);
}

export const isVoid = ({ name }: Tag): boolean => VOID.test(name);

/** Whether a `style` attribute hides its element. The last declaration of a property counts. */
export function isHidingStyle(style: string): boolean {
  const values = new Map<string, string>();
  for (const declaration of withoutCssComments(style).split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
    values.set(property, value.split('!')[0]!.trim());
  }
  return (
    values.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(values.get('visibility') ?? '') ||
    values.get('content-visibility') === 'hidden'
  );
}

function withoutCssComments(style: string): string {
  const [first, ...others] = style.split('/*');
  return first! + others.map((part) => part.split('*/').slice(1).join('*/')).join('');
}

/** Cuts hidden elements out of a text that is not read as Markdown. */
export function withoutHiddenElements(text: string): string {
  let shown = '';
  let done = 0;
  let open: { tag: Tag; depth: number } | undefined;
  for (const tag of tagsOf(text)) {
    if (!open) {
      const begins = !tag.isClosing && !RAW.test(tag.name) && (hidesContent(tag) || isUnshown(tag));
      if (begins) open = { tag, depth: isVoid(tag) ? 0 : 1 };
    } else if (tag.name === open.tag.name) open.depth += tag.isClosing ? -1 : 1;
    if (open?.depth !== 0) continue;
    shown += text.slice(done, open.tag.at);
    done = tag.end;
    open = undefined;
  }
  return shown + text.slice(done, open && hidesContent(open.tag) ? open.tag.at : undefined);
}
