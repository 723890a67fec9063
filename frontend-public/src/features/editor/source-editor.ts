import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import crelt from 'crelt';
import { changesBetween } from './changes-between';
import { Display } from './display';
import { french } from './french';
import { sentImages } from './sent-images';
import { askForImage } from './image-question';
import { lineDirections } from './line-directions';
import { readSource, sourceOf } from './line-endings';
import { applyLook, mountStyles, type Look } from './look';
import { markdownSupport } from './markdown-language';
import { convertedPaste } from './paste';
import { PreviewPane, type PreviewSource } from './preview-pane';
import { styles } from './styles';
import { surveyOf, type Told } from './survey';
import { SurveyPanel } from './survey-panel';
import { textTheme } from './text-theme';
import { keyBindings, toolbarOf } from './toolbar';
import { toolsWith } from './tools';

/** ARIA attributes of a form field. */
export interface FieldDescription {
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export interface SourceEditorOptions {
  /** Empty container for the editor. */
  place: HTMLElement;
  /** The textarea that the editor replaces; its label becomes the editor's. */
  field: HTMLTextAreaElement;
  /** The exact text: a textarea would normalise its line endings. */
  source: string;
  preview: PreviewSource;
  look: Look;
  /** Called for each change by the user, not for `set`. */
  onChange: (source: string) => void;
  onBlur: () => void;
}

/** Behaves like a form field with a value. */
export interface SourceEditor {
  value: string;
  /** Applies the minimal changes to reach this value. */
  set(value: string): void;
  focus(): void;
  describe(description: FieldDescription): void;
  applyLook(look: Look): void;
  close(): void;
}

const SURVEY_REST_MS = 500;
const PARSING_MS = 200;

/** Marks changes made by the form, which are not reported back to it. */
const fromOutside = Annotation.define<true>();

/** Opens a Markdown editor with toolbar, preview and survey of the text. */
export function openSourceEditor(options: SourceEditorOptions): SourceEditor {
  const { place, field, preview, onChange, onBlur } = options;
  let { look } = options;
  mountStyles(styles);
  const label = nameOf(field);
  const hint = crelt(
    'span',
    { class: 'editor-hidden', id: `${label.id}-editor-hint` },
    'Éditeur Markdown. Tabulation quitte le texte, Alt+F10 mène à la mise en forme.',
  );
  const attributes = new Compartment();
  const attributesOf = ({
    'aria-describedby': described,
    'aria-invalid': isInvalid,
  }: FieldDescription): Extension =>
    EditorView.contentAttributes.of({
      'aria-labelledby': label.id,
      'aria-describedby': [described, hint.id].filter(Boolean).join(' '),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      'aria-required': String(field.required),
      tabindex: '0',
      lang: 'fr',
      spellcheck: 'true',
      autocorrect: 'on',
      autocapitalize: 'sentences',
    });
  const start = readSource(options.source);
  let value = options.source;
  let told: Told = { deadLinks: [], remarks: [] };
  let surveying: ReturnType<typeof setTimeout> | undefined;
  let following = 0;

  const tools = toolsWith((view) => {
    void askForImage(view, look);
    return true;
  });
  const view = new EditorView({
    state: EditorState.create({
      doc: start.text,
      selection:
        start.text === field.value
          ? { anchor: field.selectionStart, head: field.selectionEnd }
          : { anchor: 0 },
      extensions: [
        start.extension,
        history(),
        markdownSupport,
        keymap.of([
          { key: 'Alt-F10', run: () => focusToolbar(root) },
          ...keyBindings(tools),
          ...searchKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        search({ top: true }),
        EditorView.lineWrapping,
        convertedPaste(),
        sentImages((view, file) => askForImage(view, look, file)),
        attributes.of(attributesOf({})),
        textTheme,
        lineDirections,
        french,
        EditorView.domEventHandlers({ blur: () => onBlur() }),
        EditorView.updateListener.of(({ docChanged, focusChanged, state, transactions, view }) => {
          if (focusChanged) root.toggleAttribute('data-focused', view.hasFocus);
          if (!docChanged) return;
          value = sourceOf(state);
          if (!transactions.some((transaction) => transaction.annotation(fromOutside))) onChange(value);
          pane.refresh();
          surveySoon();
        }),
      ],
    }),
  });

  const pane = new PreviewPane(
    preview,
    () => value,
    () => display.view !== 'text',
    (shown) => {
      panel.count(shown);
      if (shown) told = shown;
      surveySoon();
      pane.follow(view);
    },
    look.proseClass,
  );
  const panel = new SurveyPanel((at) => {
    display.showText();
    view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 40 }),
    });
    view.focus();
  });
  const root = crelt('div', { class: 'editor' });
  const display = new Display(root, () => {
    view.requestMeasure();
    pane.refresh();
    pane.follow(view);
  });
  applyLook(root, look);
  root.append(
    hint,
    crelt('div', { class: 'editor-bar' }, toolbarOf(tools, view), display.buttons),
    crelt('div', { class: 'editor-panes' }, crelt('div', { class: 'editor-text' }, view.dom), pane.element),
    panel.element,
  );
  view.scrollDOM.addEventListener('scroll', () => {
    cancelAnimationFrame(following);
    following = requestAnimationFrame(() => pane.follow(view));
  });
  const focus = () => {
    display.showText();
    view.focus();
  };
  label.addEventListener('click', focus);

  function surveySoon(): void {
    clearTimeout(surveying);
    surveying = setTimeout(() => {
      const { state } = view;
      const tree = ensureSyntaxTree(state, state.doc.length, PARSING_MS) ?? syntaxTree(state);
      panel.show(surveyOf(state.doc, tree, told));
    }, SURVEY_REST_MS);
  }

  const hadFocus = document.activeElement === field;
  place.replaceChildren(root);
  if (hadFocus) view.focus();
  surveySoon();
  pane.refresh();

  return {
    get value() {
      return value;
    },
    set value(given) {
      this.set(given);
    },
    set(given) {
      if (given === value) return;
      const { text, effect } = readSource(given);
      view.dispatch({
        changes: changesBetween(view.state.doc.toString(), text),
        effects: effect,
        annotations: fromOutside.of(true),
      });
      value = given;
    },
    focus,
    describe(description) {
      root.toggleAttribute('data-invalid', description['aria-invalid'] === true);
      view.dispatch({ effects: attributes.reconfigure(attributesOf(description)) });
    },
    applyLook(given) {
      look = given;
      applyLook(root, look);
    },
    close() {
      clearTimeout(surveying);
      cancelAnimationFrame(following);
      label.removeEventListener('click', focus);
      display.close();
      pane.close();
      view.destroy();
      root.remove();
    },
  };
}

function nameOf(field: HTMLTextAreaElement): HTMLElement {
  const label = field.labels[0]!;
  label.id ||= `${field.id}-label`;
  return label;
}

function focusToolbar(root: HTMLElement): boolean {
  root.querySelector<HTMLElement>('[role=toolbar] > [tabindex="0"]')?.focus();
  return true;
}
