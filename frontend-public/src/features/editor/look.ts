import { StyleModule } from 'style-mod';

const colorNames = [
  'text',
  'muted',
  'panel',
  'sunken',
  'border',
  'field',
  'brand',
  'brandSubtle',
  'accent',
  'error',
] as const;

/** Appearance of the surrounding page. */
export interface Look {
  /** CSS colours; custom properties of the page follow its theme. */
  colors: Record<(typeof colorNames)[number], string>;
  /** Class of the element around the rendered text. */
  proseClass: string;
  /** `z-index` of overlays. */
  zIndex: number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sets the custom properties that the editor's styles use, for an element and its descendants. */
export function applyLook(element: HTMLElement, { colors, zIndex }: Look): void {
  for (const name of colorNames) element.style.setProperty(`--editor-${kebab(name)}`, colors[name]);
  element.style.setProperty('--editor-layer', String(zIndex));
}

const page = {
  ownerDocument: document,
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
};

type Mount = typeof StyleModule.mount;
type Root = Parameters<Mount>[0];

let isAdopting = false;

/**
 * Makes CodeMirror use constructed style sheets, as it does in a shadow root: the site's CSP forbids style elements,
 * and cached pages cannot carry a nonce.
 */
export function mountStyles(styles: StyleModule): void {
  if (!isAdopting) {
    const mount: Mount = StyleModule.mount.bind(StyleModule);
    StyleModule.mount = (root, modules) =>
      mount(root === document ? (page as unknown as Root) : root, modules);
    isAdopting = true;
  }
  StyleModule.mount(document, styles);
}
