import type { EditorView } from '@codemirror/view';
import crelt from 'crelt';

/** A text as rendered by the site. */
export interface Preview {
  /** Sanitised. `data-line` on a block is its first line in the source, from 1. */
  html: string;
  words: number;
  /** In minutes. */
  readTime: number;
  /** Links in the text whose targets do not exist. */
  deadLinks: string[];
  /** Parts of the text that the site does not render as they are written. */
  remarks: { line: number; message: string }[];
}

export interface PreviewSource {
  load(source: string): Promise<Preview>;
  /** The message for a failed preview. */
  describe(error: unknown): string;
}

/** Debounce in milliseconds: while the preview is visible, and while only the word count is. */
const REST_MS = { seen: 400, counted: 2000 };
/** Minimum interval between two requests, in milliseconds, to stay within the server's rate limit. */
const APART_MS = 1100;

/** Preview rendered by the server. At most one request runs at a time; the latest text wins. */
export class PreviewPane {
  readonly element: HTMLElement;
  private readonly notice = crelt('p', { class: 'editor-notice' }, 'Le texte apparaîtra ici.');
  private readonly problem: HTMLElement;
  private readonly message = crelt('span');
  private readonly prose: HTMLElement;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = -APART_MS;
  private isAsking = false;
  private shown: string | undefined;
  private isClosed = false;

  constructor(
    private readonly from: PreviewSource,
    private readonly read: () => string,
    private readonly isSeen: () => boolean,
    private readonly onPreview: (preview: Preview | undefined) => void,
    proseClass: string,
  ) {
    const again = crelt('button', { type: 'button', class: 'editor-tool' }, 'Réessayer');
    again.addEventListener('click', () => this.ask());
    this.problem = crelt('p', { class: 'editor-problem', role: 'alert', hidden: '' }, this.message, again);
    this.prose = crelt('div', { class: proseClass });
    this.prose.addEventListener('click', openElsewhere);
    this.element = crelt(
      'section',
      { class: 'editor-preview', 'aria-label': 'Aperçu', tabindex: '0' },
      this.problem,
      this.notice,
      this.prose,
    );
  }

  /** Call it when the text changes or the preview becomes visible. */
  refresh(): void {
    clearTimeout(this.timer);
    if (this.isAsking || this.isClosed) return;
    const rest = this.isSeen() ? REST_MS.seen : REST_MS.counted;
    const next = this.askedAt + APART_MS - performance.now();
    this.timer = setTimeout(() => this.ask(), this.shown === undefined ? 0 : Math.max(rest, next));
  }

  /** Scrolls in sync with the text. */
  follow(view: EditorView): void {
    if (!this.isSeen()) return;
    const { scrollDOM } = view;
    const isAtEnd = scrollDOM.scrollTop + scrollDOM.clientHeight >= scrollDOM.scrollHeight - 2;
    if (isAtEnd && scrollDOM.scrollTop > 0) this.element.scrollTop = this.element.scrollHeight;
    else this.element.scrollTop = this.heightOf(topLine(view));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private ask(): void {
    clearTimeout(this.timer);
    const source = this.read();
    if (source === this.shown && this.problem.hidden) return;
    if (source.trim() === '') {
      this.show(source, undefined);
      return;
    }
    this.isAsking = true;
    this.askedAt = performance.now();
    this.element.setAttribute('aria-busy', 'true');
    this.from
      .load(source)
      .then(
        (preview) => this.show(source, preview),
        (error: unknown) => this.fail(source, error),
      )
      .finally(() => {
        this.isAsking = false;
        this.element.removeAttribute('aria-busy');
        if (this.read() !== this.shown) this.refresh();
      });
  }

  private show(source: string, preview: Preview | undefined): void {
    if (this.isClosed) return;
    this.shown = source;
    this.problem.hidden = true;
    this.notice.hidden = preview !== undefined;
    this.prose.innerHTML = preview?.html ?? '';
    this.onPreview(preview);
  }

  private fail(source: string, error: unknown): void {
    this.shown = source;
    this.message.textContent = this.from.describe(error);
    this.problem.hidden = false;
  }

  /** Offset of a source line in the pane, in pixels from the top of its content. */
  private heightOf(line: number): number {
    const top = (block: HTMLElement) =>
      block.getBoundingClientRect().top - this.element.getBoundingClientRect().top + this.element.scrollTop;
    let before = { line: 1, top: 0 };
    for (const block of this.prose.querySelectorAll<HTMLElement>('[data-line]')) {
      const at = Number(block.dataset['line']);
      if (at < line) {
        if (at > before.line) before = { line: at, top: top(block) };
        continue;
      }
      const share = at === before.line ? 0 : (line - before.line) / (at - before.line);
      return before.top + (top(block) - before.top) * share;
    }
    return before.top;
  }
}

/** The line at the top of the viewport, from 1, plus the fraction of it that is scrolled away. */
function topLine(view: EditorView): number {
  const { state, scrollDOM } = view;
  const block = view.lineBlockAtHeight(scrollDOM.scrollTop);
  const over = block.height > 0 ? (scrollDOM.scrollTop - block.top) / block.height : 0;
  return state.doc.lineAt(block.from).number + Math.max(0, over);
}

/** Opens links in a new tab, so that the unsaved text stays. */
function openElsewhere(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) {
    event.preventDefault();
    const name = CSS.escape(decodeURIComponent(href.slice(1)));
    link.closest('.editor-preview')?.querySelector(`[id="${name}"]`)?.scrollIntoView({ block: 'nearest' });
    return;
  }
  link.target = '_blank';
  link.relList.add('noopener');
}
