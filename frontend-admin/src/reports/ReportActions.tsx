import { Button } from '@mui/material';
import { DecisionButtons } from './DecisionButtons';
import type { Report } from './report';
import type { Decision } from './use-decisions';

interface ReportActionsProps {
  report: Report;
  disabled: boolean;
  onDecide: (decision: Decision) => void;
}

/** What can become of a report. */
export function ReportActions({ report, disabled, onDecide }: ReportActionsProps) {
  const { id, status, comment } = report;
  const decide = (decision: Omit<Decision, 'ids'>) => onDecide({ ids: [id], ...decision });
  if (status !== 'pending') {
    return (
      <Button size="small" color="inherit" disabled={disabled} onClick={() => decide({ status: 'pending' })}>
        Remettre en attente
      </Button>
    );
  }
  return <DecisionButtons deletable={comment && 'le commentaire'} disabled={disabled} onDecide={decide} />;
}
