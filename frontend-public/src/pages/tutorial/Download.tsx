import { Button } from '@chakra-ui/react';
import DownloadIcon from '~icons/download';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';

const Dialog = lazyPart(async () => (await import('./DownloadDialog')).DownloadDialog);

/** Opens the download dialog; its chunk is loaded on first use. */
export function Download({ tutorialId }: { tutorialId: number }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={show}>
        <DownloadIcon size={16} aria-hidden /> Télécharger
      </Button>
      {wanted && (
        <Suspense>
          <Dialog tutorialId={tutorialId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
