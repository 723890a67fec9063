import { Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { Loaded } from '../frame/Loaded';
import { Muted } from '../frame/Muted';
import { Written } from '../frame/Written';
import { sitePaths } from '../paths';

/** Tutorials and comments of a member, newest first. */
export function UserActivity({ id }: { id: number }) {
  const query = useQuery({
    queryKey: ['utilisateurs', 'activity', id],
    queryFn: () => call('GET', '/api/admin/users/{id}/activity', { path: { id } }),
  });
  return (
    <Loaded query={query} of="de l’activité">
      {({ total, activity }) =>
        total === 0 ? (
          <Typography>Aucune activité pour le moment.</Typography>
        ) : (
          <>
            <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {activity.map(({ kind, at, tutorialId, tutorialTitle, comment }) => (
                <li key={`${kind} ${at}`}>
                  <Typography variant="body2">
                    {kind === 'tutorial' ? 'A publié' : 'A commenté'}{' '}
                    <Link href={sitePaths.tutorial(tutorialId)}>{tutorialTitle}</Link>
                  </Typography>
                  {comment && <Written>{comment}</Written>}
                  <Muted variant="caption">{formatMoment(at)}</Muted>
                </li>
              ))}
            </Stack>
            {total > activity.length && (
              <Muted sx={{ mt: 1.5 }}>
                Les {activity.length} plus récentes, sur {total}.
              </Muted>
            )}
          </>
        )
      }
    </Loaded>
  );
}
