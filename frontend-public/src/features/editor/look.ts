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

/** How the page around it looks. */
export interface Look {
  /** CSS colours; a custom property of the page follows its theme by itself. */
  colors: Record<(typeof colorNames)[number], string>;
  /** Of the element that holds the rendered text. */
  proseClass: string;
  /** Where what covers the page stands among what does. */
  zIndex: number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Gives an element, and all within, the colours that the styles go by. */
export function dress(element: HTMLElement, { colors, zIndex }: Look): void {
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
 * Has CodeMirror's styles and ours come as constructed sheets, as they do by themselves in a shadow root: the site's
 * policy refuses style elements, and its pages, which are kept, can carry no nonce.
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
