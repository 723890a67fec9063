import { excerptOf } from '@passerelle/api-client/text-length';
import { Chip, List, Typography } from '@mui/material';
import Trash2 from '~icons/trash-2';
import { Link } from 'react-admin';
import { ConfirmButton } from '../frame/ConfirmButton';
import { Line } from '../frame/Line';
import { paths } from '../paths';
import { type Overview } from './report';
import { commentDeletion, useDecisions } from './use-decisions';

/** Comments with several pending reports, most reported first. */
export function Priorities({ overview: { priorities } }: { overview: Overview }) {
  const { decide, isDeciding } = useDecisions();
  if (priorities.length === 0) return <Typography>Pas de cas hautement prioritaires</Typography>;
  return (
    <List disablePadding sx={{ m: -2.5, '& > :first-of-type': { borderTop: 0 } }}>
      {priorities.map(({ commentId, content, count, reportId }) => (
        <Line
          key={commentId}
          title={`${count} signalements`}
          badge={
            <Chip
              size="small"
              label="Haute priorité"
              sx={{ bgcolor: 'error.light', color: 'error.main', fontWeight: 600 }}
            />
          }
          action={
            <ConfirmButton
              size="small"
              disabled={isDeciding}
              startIcon={<Trash2 size={16} aria-hidden />}
              {...commentDeletion}
              onConfirm={() => void decide({ ids: [reportId], status: 'resolved', deleteComment: true })}
            >
              Supprimer le commentaire
            </ConfirmButton>
          }
        >
          <Link to={paths.reportsOf(commentId)} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {excerptOf(content, 100)}
          </Link>
        </Line>
      ))}
    </List>
  );
}
