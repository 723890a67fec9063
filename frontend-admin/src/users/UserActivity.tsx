import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';

/** What a member has written, the latest first. */
export function UserActivity({ id }: { id: number }) {
  const { data, isError } = useQuery({
    queryKey: ['utilisateurs', 'activity', id],
    queryFn: () => call('GET', '/api/admin/users/{id}/activity', { path: { id } }),
  });
  if (isError) return <LoadFailure>L’activité n’a pas pu être chargée.</LoadFailure>;
  if (!data) return <Waiting label="Chargement de l’activité" />;
  if (data.total === 0) return <Typography>Aucune activité pour le moment.</Typography>;
  return (
    <>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data.activity.map(({ kind, at, tutorialId, tutorialTitle, comment }) => (
          <li key={`${kind} ${at}`}>
            <Typography variant="body2">
              {kind === 'tutorial' ? 'A publié' : 'A commenté'}{' '}
              <Link href={`/tutoriels/${tutorialId}`}>{tutorialTitle}</Link>
            </Typography>
            {comment && (
              <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{comment}</Typography>
            )}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {formatMoment(at)}
            </Typography>
          </li>
        ))}
      </Stack>
      {data.total > data.activity.length && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          Les {data.activity.length} plus récentes, sur {data.total}.
        </Typography>
      )}
    </>
  );
}
