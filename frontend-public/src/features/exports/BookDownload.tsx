import DownloadIcon from '~icons/download';
import { DialogButton } from '../../ui/DialogButton';
import { lazyPart } from '../../ui/lazy-part';
import type { BookDialogProps } from './BookDialog';

const BookDialog = lazyPart(async () => (await import('./BookDialog')).BookDialog);

export function BookDownload(props: Pick<BookDialogProps, 'title' | 'order'>) {
  return (
    <DialogButton dialog={(close) => <BookDialog {...props} onClose={close} />}>
      <DownloadIcon size={18} aria-hidden /> Télécharger
    </DialogButton>
  );
}
