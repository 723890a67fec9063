import { useEffect, type RefObject } from 'react';
import { toast } from '../../ui/toasts/toaster';

const CONFIRMATION_MS = 2000;

/** Puts a button on every block of code of an article, which copies it. */
export function useCopyButtons(article: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    // Outside https a browser has no clipboard to offer.
    if (!navigator.clipboard) return;
    const bars = [...article.current!.querySelectorAll('pre')].map(putButtonOn);
    return () => bars.forEach((bar) => bar.remove());
  }, [article, html]);
}

/** @returns what it has added */
function putButtonOn(block: HTMLElement): HTMLElement {
  // A last line end would have a terminal run what is pasted.
  const code = block.textContent.replace(/\n$/, '');
  const bar = document.createElement('span');
  const button = document.createElement('button');
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
  button.type = 'button';
  button.addEventListener('click', () => void copy());
  bar.className = 'copy-code';
  bar.append(button);
  block.prepend(bar);
  return bar;
}
