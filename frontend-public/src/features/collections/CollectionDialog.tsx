import { Dialog } from '../../ui/Dialog';
import type { Collection } from './collection';
import { CollectionForm } from './CollectionForm';

interface CollectionDialogProps {
  /** The collection to edit; a new one if undefined. */
  collection?: Collection;
  open: boolean;
  onClose: () => void;
}

export function CollectionDialog({ collection, open, onClose }: CollectionDialogProps) {
  const title = collection ? 'Modifier la collection' : 'Nouvelle collection';
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <CollectionForm collection={collection} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
