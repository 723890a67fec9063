import { Alert, Button } from '@mui/material';
import { decisionText, type CaseFile } from './subject';

interface SettledProps {
  file: CaseFile;
  /** Whether there is unsent text. */
  hasText: boolean;
  onNext: () => void;
}

/** Says that somebody else has already decided on the item. */
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
