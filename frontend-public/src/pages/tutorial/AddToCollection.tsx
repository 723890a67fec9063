import { Button } from '@chakra-ui/react';
import FolderPlus from '~icons/folder-plus';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';

const Dialog = lazyPart(
  async () => (await import('../../features/collections/AddToCollectionDialog')).AddToCollectionDialog,
);

/** Opens the dialog for collections; its chunk is loaded on first use. */
export function AddToCollection({ tutorialId }: { tutorialId: number }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  function show() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={show}>
        <FolderPlus size={16} aria-hidden /> Ajouter à une collection
      </Button>
      {wanted && (
        <Suspense>
          <Dialog tutorialId={tutorialId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
