import { Chip, Stack, Typography } from '@mui/material';
import Trash2 from '~icons/trash-2';
import { Link } from 'react-admin';
import { ConfirmButton } from '../frame/ConfirmButton';
import { paths } from '../paths';
import { commentDeletion } from './comment-deletion';
import { cut, type Overview } from './report';
import { useDecisions } from './use-decisions';

/** Comments with several pending reports, most reported first. */
export function Priorities({ overview: { priorities } }: { overview: Overview }) {
  const { decide, isDeciding } = useDecisions();
  if (priorities.length === 0) return <Typography>Pas de cas hautement prioritaires</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {priorities.map(({ commentId, content, count, reportId }) => (
        <Stack
          key={commentId}
          component="li"
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: { xs: 0.75, sm: 2 }, alignItems: { xs: 'start', sm: 'center' } }}
        >
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexShrink: 0 }}>
            <Typography component="span" sx={{ fontWeight: 700, minWidth: 116 }}>
              {count} signalements
            </Typography>
            <Chip
              size="small"
              label="Haute priorité"
              sx={{ bgcolor: 'error.light', color: 'error.main', fontWeight: 600 }}
            />
          </Stack>
          <Link
            to={paths.reportsOf(commentId)}
            variant="body2"
            sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
          >
            {cut(content, 100)}
          </Link>
          <ConfirmButton
            size="small"
            disabled={isDeciding}
            startIcon={<Trash2 size={16} aria-hidden />}
            {...commentDeletion}
            onConfirm={() => void decide({ ids: [reportId], status: 'resolved', deleteComment: true })}
          >
            Supprimer le commentaire
          </ConfirmButton>
        </Stack>
      ))}
    </Stack>
  );
}
