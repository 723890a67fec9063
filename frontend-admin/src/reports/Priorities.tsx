import { excerptOf } from '@passerelle/api-client/text-length';
import { Button, Chip, List, Typography } from '@mui/material';
import Trash2 from '~icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-admin';
import { Line } from '../frame/Line';
import { paths } from '../paths';
import type { Overview } from './report';
import { DeletionQuestion } from './DeletionQuestion';
import { useDecisions } from './use-decisions';

/** Comments with several pending reports, most reported first. */
export function Priorities({ overview: { priorities } }: { overview: Overview }) {
  const { decide, isDeciding } = useDecisions();
  const [asked, setAsked] = useState<number>();
  if (priorities.length === 0) return <Typography>Pas de cas hautement prioritaires</Typography>;
  return (
    <>
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
              <Button
                size="small"
                color="error"
                disabled={isDeciding}
                startIcon={<Trash2 size={16} aria-hidden />}
                onClick={() => setAsked(reportId)}
              >
                Supprimer le commentaire
              </Button>
            }
          >
            <Link to={paths.reportsOf(commentId)} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {excerptOf(content, 100)}
            </Link>
          </Line>
        ))}
      </List>
      {asked !== undefined && (
        <DeletionQuestion
          count={1}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined);
            void decide({ ids: [asked], status: 'resolved', deleteComment: true, reason });
          }}
        />
      )}
    </>
  );
}
