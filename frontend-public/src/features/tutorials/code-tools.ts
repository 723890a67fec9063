import { toast } from '../../ui/toasts/toaster';
import {
  chooseReading,
  isChosen,
  readReading,
  subscribeReading,
  WRAPPED_CODE,
} from '../../lib/reading-choice';

const CONFIRMATION_MS = 2000;

/**
 * Adds buttons to code blocks: one toggles line wrapping for all blocks, one copies its own block.
 * @returns removes them
 */
export function putCodeTools(blocks: HTMLElement[]): () => void {
  const bars = blocks.map(putBarOn);
  const showAll = () => bars.forEach(({ show }) => show());
  const sizes = new ResizeObserver(showAll);
  blocks.forEach((block) => sizes.observe(block));
  const unsubscribe = subscribeReading(showAll);
  return () => {
    bars.forEach(({ bar }) => bar.remove());
    sizes.disconnect();
    unsubscribe();
  };
}

/** @returns the added element and a function that updates it */
function putBarOn(block: HTMLElement): { bar: HTMLElement; show: () => void } {
  // A trailing newline would make a terminal run the pasted code.
  const code = block.textContent.replace(/\n$/, '');
  const bar = document.createElement('span');
  bar.className = 'code-tools';
  const wrap = createButton('Retour à la ligne', () =>
    chooseReading(isChosen(readReading(), WRAPPED_CODE) ? '' : WRAPPED_CODE, [WRAPPED_CODE]),
  );
  bar.append(wrap);
  // The clipboard API exists in secure contexts (HTTPS) only.
  if (navigator.clipboard) bar.append(createCopyButton(code));
  block.prepend(bar);

  return {
    bar,
    show() {
      const isWrapped = isChosen(readReading(), WRAPPED_CODE);
      wrap.ariaPressed = String(isWrapped);
      wrap.hidden = !isWrapped && block.scrollWidth <= block.clientWidth;
    },
  };
}

function createButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', press);
  return button;
}

function createCopyButton(code: string): HTMLButtonElement {
  const button = createButton('', () => void copy());
  const say = (visible: string, name: string) => {
    button.textContent = visible;
    button.ariaLabel = name;
  };
  const offer = () => say('Copier', 'Copier le code');
  let timer: ReturnType<typeof setTimeout>;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      return toast({ title: 'Impossible de copier le code', destructive: true });
    }
    say('Copié', 'Code copié');
    toast({ title: 'Code copié' });
    clearTimeout(timer);
    timer = setTimeout(offer, CONFIRMATION_MS);
  }

  offer();
  return button;
}
