import FolderPlus from '~icons/folder-plus';
import { DialogButton } from '../../ui/DialogButton';
import { lazyPart } from '../../ui/lazy-part';

const AddToCollectionDialog = lazyPart(
  async () => (await import('../../features/collections/AddToCollectionDialog')).AddToCollectionDialog,
);

export function AddToCollection({ tutorialId }: { tutorialId: number }) {
  return (
    <DialogButton
      size="sm"
      dialog={(close) => <AddToCollectionDialog tutorialId={tutorialId} onClose={close} />}
    >
      <FolderPlus size={16} aria-hidden /> Ajouter à une collection
    </DialogButton>
  );
}
