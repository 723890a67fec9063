import crelt from 'crelt';
import outlineIcon from '~icon-lines/list-tree';
import warningIcon from '~icon-lines/triangle-alert';
import { drawing } from './elements';
import type { Preview } from './preview-pane';
import type { Survey } from './survey';

/** Shows word counts, outline and warnings below the text. Entries jump to their line. */
export class SurveyPanel {
  readonly element: HTMLElement;
  private readonly counts = crelt('span', { class: 'editor-counts' });
  private readonly outline = part('Plan', outlineIcon);
  private readonly warnings = part('Remarques', warningIcon, true);

  constructor(private readonly goTo: (at: number) => void) {
    this.element = crelt(
      'div',
      { class: 'editor-foot' },
      this.counts,
      this.outline.element,
      this.warnings.element,
    );
  }

  count(preview: Preview | undefined): void {
    const { words = 0, readTime = 0 } = preview ?? {};
    const plural = words > 1 ? 'mots' : 'mot';
    this.counts.textContent = preview
      ? `${words.toLocaleString('fr-FR')}\u00A0${plural} · ${readTime}\u00A0min de lecture`
      : '';
  }

  show({ headings, warnings }: Survey): void {
    const highest = Math.min(...headings.map(({ level }) => level));
    this.outline.fill(
      headings.length,
      headings.map(({ level, text, at }) => this.entry(at, level - highest, text || 'Sans titre')),
      'Les intertitres apparaîtront ici.',
    );
    this.warnings.fill(
      warnings.length,
      warnings.map(({ message, line, at }) =>
        this.entry(at, 0, crelt('span', { class: 'editor-line' }, `Ligne ${line}`), message),
      ),
      'Rien à signaler.',
    );
  }

  private entry(at: number, depth: number, ...content: (string | Node)[]): HTMLElement {
    const button = crelt('button', { type: 'button', class: 'editor-tool' }, content);
    button.style.paddingInlineStart = `${8 + depth * 20}px`;
    button.addEventListener('click', () => this.goTo(at));
    return crelt('li', button);
  }
}

function part(label: string, icon: string, isAlarming = false) {
  const title = crelt('span', label);
  const summary = crelt('summary', drawing(icon, 16), title);
  const body = crelt('div');
  return {
    element: crelt('details', summary, body),
    fill(count: number, entries: HTMLElement[], empty: string) {
      title.textContent = count > 0 ? `${label} (${count})` : label;
      summary.toggleAttribute('data-some', count > 0 && isAlarming);
      body.replaceChildren(
        entries.length > 0
          ? crelt('ol', { class: 'editor-list' }, entries)
          : crelt('p', { class: 'editor-notice' }, empty),
      );
    },
  };
}
