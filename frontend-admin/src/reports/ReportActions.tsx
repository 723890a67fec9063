import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { DecisionButtons } from './DecisionButtons';
import { useDesk } from './desk';
import type { Report } from './report';
import type { Decision } from './use-decisions';

/** Actions on a report. Other subjects than comments are decided in the queue, which has more choices. */
export function ReportActions({ report }: { report: Report }) {
  const { id, kind, subjectId, status, comment } = report;
  const { isDeciding, decide } = useDesk();
  const decideOne = (decision: Omit<Decision, 'ids'>) => decide({ ids: [id], ...decision });
  if (status !== 'pending') {
    return (
      <Button
        size="small"
        color="inherit"
        disabled={isDeciding}
        onClick={() => decideOne({ status: 'pending' })}
      >
        Remettre en attente
      </Button>
    );
  }
  if (kind !== 'comment') {
    return (
      <Button component={RouterLink} to={paths.queued(kind, subjectId)} size="small" variant="outlined">
        Décider à la file
      </Button>
    );
  }
  return <DecisionButtons deletable={comment && 'le commentaire'} onDecide={decideOne} />;
}
