import { Button } from '@chakra-ui/react';
import DownloadIcon from '~icons/download';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import type { BookDialogProps } from './BookDialog';

const Dialog = lazyPart(async () => (await import('./BookDialog')).BookDialog);

/** Button for the lazy-loaded download dialog. */
export function BookDownload(props: Pick<BookDialogProps, 'title' | 'order'>) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={show}>
        <DownloadIcon size={18} aria-hidden /> Télécharger
      </Button>
      {wanted && (
        <Suspense>
          <Dialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
