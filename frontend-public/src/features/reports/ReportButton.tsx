import Flag from '~icons/flag';
import { DialogButton } from '../../ui/DialogButton';
import { lazyPart } from '../../ui/lazy-part';
import { useSession } from '../session/use-session';
import type { Reported } from './ReportDialog';

/* Lazy: the dialog contains the forms library, and few ever report. */
const ReportDialog = lazyPart(async () => (await import('./ReportDialog')).ReportDialog);

interface ReportButtonProps {
  /** Title of the dialog. */
  title: string;
  reported: Reported;
  /** Ids of the authors, for whom the button is hidden; null for one without an account. */
  ownerIds: readonly (number | null)[];
}

/** Report button, hidden for one's own things. */
export function ReportButton({ title, reported, ownerIds }: ReportButtonProps) {
  const { user } = useSession();
  if (!user || ownerIds.includes(user.id)) return null;
  return (
    <DialogButton
      size="sm"
      dialog={(close) => <ReportDialog title={title} reported={reported} onClose={close} />}
    >
      <Flag size={16} aria-hidden /> Signaler
    </DialogButton>
  );
}
