import { Link, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '@passerelle/api-client/dates';
import { cut, type Report } from '../reports/report';
import { useReasonLabels } from '../reports/use-reason-labels';
import { StatusBadge } from '../reports/StatusBadge';

/** Reports against a member's comments, newest first. */
export function UserReports({ id }: { id: number }) {
  const reasonLabels = useReasonLabels();
  const { data, total, isPending, error } = useGetList<Report>('signalements', {
    filter: { authorId: id },
    pagination: { page: 1, perPage: 20 },
  });
  if (error) return <LoadFailure>Les signalements n’ont pas pu être chargés.</LoadFailure>;
  if (isPending) return <Waiting label="Chargement des signalements" />;
  if (total === 0) return <Typography>Aucun signalement trouvé.</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((report) => (
        <li key={report.id}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusBadge status={report.status} />
            <Typography variant="body2">
              {reasonLabels[report.reason]}, {formatMoment(report.createdAt)}
            </Typography>
          </Stack>
          <Link
            component={RouterLink}
            to={`/signalements?comment=${report.commentId}`}
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {cut(report.commentContent, 100)}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
