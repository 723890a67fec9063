import { Alert, Button } from '@mui/material';
import { decisionText, type CaseFile } from './subject';

interface SettledProps {
  file: CaseFile;
  /** Whether something was written and not sent. */
  hasText: boolean;
  onNext: () => void;
}

/** Says that nothing waits here any more, since somebody else has decided. */
export function Settled({ file: { decisions }, hasText, onNext }: SettledProps) {
  const [decision] = decisions;
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <Button color="inherit" size="small" onClick={onNext}>
          Chose suivante
        </Button>
      }
    >
      Ces signalements sont déjà traités. {decision && `${decisionText(decision)}. `}
      {hasText && 'Ce que vous avez écrit ici n’a pas été envoyé.'}
    </Alert>
  );
}
