import { Button } from '@chakra-ui/react';
import Printer from '~icons/printer';
import type { RefObject } from 'react';
import { pause } from '../../lib/pause';

const LONGEST_MS = 5000;

/** Prints the page after loading the lazy images of the text. */
export function PrintButton({ article }: { article: RefObject<HTMLElement | null> }) {
  async function print() {
    const images = [...article.current!.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.race([Promise.allSettled(images.map((image) => image.decode())), pause(LONGEST_MS)]);
    window.print();
  }

  return (
    <Button
      variant="outline"
      size="sm"
      data-shortcut="i"
      onClick={() => void print()}
      color="fg.muted"
      _noScripts={{ display: 'none' }}
    >
      <Printer size={18} aria-hidden /> Imprimer
    </Button>
  );
}
