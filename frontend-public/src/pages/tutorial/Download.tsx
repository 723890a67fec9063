import DownloadIcon from '~icons/download';
import { DialogButton } from '../../ui/DialogButton';
import { lazyPart } from '../../ui/lazy-part';

const DownloadDialog = lazyPart(async () => (await import('./DownloadDialog')).DownloadDialog);

export function Download({ tutorialId }: { tutorialId: number }) {
  return (
    <DialogButton size="sm" dialog={(close) => <DownloadDialog tutorialId={tutorialId} onClose={close} />}>
      <DownloadIcon size={16} aria-hidden /> Télécharger
    </DialogButton>
  );
}
