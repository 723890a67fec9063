import { Button, Stack } from '@mui/material';
import type { Report } from './report';
import type { Decision } from './use-decisions';

interface ReportActionsProps {
  report: Report;
  disabled: boolean;
  onDecide: (decision: Decision) => void;
}

/** What can become of a report. */
export function ReportActions({ report, disabled, onDecide }: ReportActionsProps) {
  const decide = (status: Report['status']) => () => onDecide({ ids: [report.id], status });
  if (report.status !== 'pending') {
    return (
      <Button size="small" color="inherit" disabled={disabled} onClick={decide('pending')}>
        Remettre en attente
      </Button>
    );
  }
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button size="small" variant="contained" disabled={disabled} onClick={decide('resolved')}>
        Résoudre
      </Button>
      <Button size="small" variant="outlined" disabled={disabled} onClick={decide('rejected')}>
        Rejeter
      </Button>
    </Stack>
  );
}
