import { lasting } from '@passerelle/api-client/browser-storage';
import crelt from 'crelt';
import bothIcon from '~icon-lines/columns-2';
import previewIcon from '~icon-lines/eye';
import fullIcon from '~icon-lines/maximize';
import textIcon from '~icon-lines/pen-line';
import { toolButton } from './elements';

export type View = 'text' | 'preview' | 'both';

const KEY = 'passerelle-editeur-affichage';
/** Minimum width, in pixels, for text and preview side by side. */
const WIDE = 720;

const views: [View, label: string, icon: string][] = [
  ['text', 'Texte', textIcon],
  ['preview', 'Aperçu', previewIcon],
  ['both', 'Les deux', bothIcon],
];

/**
 * Layout of the editor: text, preview or, if there is room, both; inline or full screen. The chosen view is stored on
 * this device.
 */
export class Display {
  readonly buttons: HTMLElement;
  private chosen: View | undefined;
  private isWide = true;
  private readonly full: HTMLButtonElement;
  private readonly leaveFull = ({ target }: Event) => {
    if ((target as Element).contains(this.root)) this.setFull(false);
  };
  private readonly observer = new ResizeObserver(([entry]) => {
    this.isWide = entry!.contentRect.width >= WIDE;
    this.apply();
  });

  constructor(
    private readonly root: HTMLElement,
    private readonly onChange: () => void,
  ) {
    const kept = lasting.read(KEY);
    this.chosen = views.find(([view]) => view === kept)?.[0];
    this.full = toolButton('Plein écran', fullIcon);
    this.full.addEventListener('click', () => this.setFull(!this.isFull));
    this.full.setAttribute('aria-pressed', 'false');
    this.buttons = crelt(
      'div',
      { class: 'editor-tools', role: 'group', 'aria-label': 'Affichage' },
      views.map(([view, label, icon]) => this.viewButton(view, label, icon)),
      this.full,
    );
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !this.isFull) return;
      event.stopPropagation();
      this.setFull(false);
    });
    // A refusal may concern a field that full screen hides.
    addEventListener('submit', this.leaveFull, true);
    this.observer.observe(root);
  }

  get view(): View {
    const chosen = this.chosen ?? 'both';
    return chosen === 'both' && !this.isWide ? 'text' : chosen;
  }

  /** Makes the text visible, whichever view is chosen. */
  showText(): void {
    if (this.view === 'preview') this.choose('text');
  }

  close(): void {
    this.observer.disconnect();
    removeEventListener('submit', this.leaveFull, true);
    this.setFull(false);
  }

  private get isFull(): boolean {
    return 'full' in this.root.dataset;
  }

  private viewButton(view: View, label: string, icon: string): HTMLElement {
    const button = toolButton(label, icon);
    button.removeAttribute('title');
    button.querySelector('span')!.className = '';
    button.dataset['view'] = view;
    button.addEventListener('click', () => this.choose(view));
    return button;
  }

  private choose(view: View): void {
    this.chosen = view;
    // Not stored for the preview alone: authors who return want to write.
    if (view !== 'preview') lasting.keep(KEY, view);
    this.apply();
  }

  private apply(): void {
    for (const button of this.buttons.querySelectorAll<HTMLElement>('[data-view]')) {
      button.setAttribute('aria-pressed', String(button.dataset['view'] === this.view));
      button.hidden = button.dataset['view'] === 'both' && !this.isWide;
    }
    if (this.root.dataset['view'] === this.view) return;
    this.root.dataset['view'] = this.view;
    this.onChange();
  }

  private setFull(isFull: boolean): void {
    if (isFull === this.isFull) return;
    if (isFull) this.root.dataset['full'] = '';
    else delete this.root.dataset['full'];
    this.full.setAttribute('aria-pressed', String(isFull));
    document.documentElement.toggleAttribute('data-editor-full', isFull);
    for (const element of around(this.root)) element.inert = isFull;
  }
}

/** All siblings of an element and of its ancestors, except for messages and what the page shows beside the editor. */
function around(element: HTMLElement): HTMLElement[] {
  const found = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (
        other !== inner &&
        other instanceof HTMLElement &&
        !other.matches('[aria-live], [role=status], [data-toast], [data-beside-editor]')
      )
        found.push(other);
  }
  return found;
}
