import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { DecisionButtons } from './DecisionButtons';
import { type Decision, useDesk } from './use-decisions';
import { isDeletable, type Report } from './report';

/** Actions on a report. The queue has more choices for other subjects than comments. */
export function ReportActions({ report }: { report: Report }) {
  const { id, kind, subjectId, status } = report;
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
  return (
    <>
      <DecisionButtons deletable={isDeletable(report) ? 'le commentaire' : null} onDecide={decideOne} />
      {kind !== 'comment' && (
        <Button component={RouterLink} to={paths.queued(kind, subjectId)} size="small">
          Plus de choix à la file
        </Button>
      )}
    </>
  );
}
