import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import Flag from '~icons/flag';
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
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!user || ownerIds.includes(user.id)) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Flag size={16} aria-hidden /> Signaler
      </Button>
      {wasOpened && (
        <Suspense>
          <ReportDialog title={title} reported={isOpen ? reported : null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
