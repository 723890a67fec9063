import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { DecisionButtons } from './DecisionButtons';
import type { Report } from './report';
import type { Decision } from './use-decisions';

interface ReportActionsProps {
  report: Report;
  disabled: boolean;
  onDecide: (decision: Decision) => void;
}

/** Actions on a report. Other subjects than comments are decided in the queue, which has more choices. */
export function ReportActions({ report, disabled, onDecide }: ReportActionsProps) {
  const { id, kind, status, comment } = report;
  const decide = (decision: Omit<Decision, 'ids'>) => onDecide({ ids: [id], ...decision });
  if (status !== 'pending') {
    return (
      <Button size="small" color="inherit" disabled={disabled} onClick={() => decide({ status: 'pending' })}>
        Remettre en attente
      </Button>
    );
  }
  if (kind !== 'comment') {
    return (
      <Button component={RouterLink} to={paths.queue} size="small" variant="outlined">
        Décider à la file
      </Button>
    );
  }
  return <DecisionButtons deletable={comment && 'le commentaire'} disabled={disabled} onDecide={decide} />;
}
