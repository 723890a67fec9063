import { Chip, Link, Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay, formatMoment } from '@passerelle/api-client/dates';
import { PersonName } from '../people/PersonName';
import { cut, type Report, type ReportFile } from './report';
import { useReasonLabels } from './use-reason-labels';
import { StatusBadge } from './StatusBadge';

/** The author and earlier reports against them. */
export function AuthorPast({ report: { id, author } }: { report: ReportFile }) {
  return (
    <Stack component="section" aria-labelledby="auteur" sx={{ gap: 1 }}>
      <Typography variant="h3" id="auteur">
        Son auteur
      </Typography>
      {author ? <Past author={author} reportId={id} /> : <Typography>Utilisateur inconnu</Typography>}
    </Stack>
  );
}

interface PastProps {
  author: NonNullable<ReportFile['author']>;
  reportId: number;
}

function Past({ author, reportId }: PastProps) {
  const reasonLabels = useReasonLabels();
  const { data = [] } = useGetList<Report>('signalements', {
    filter: { authorId: author.id },
    pagination: { page: 1, perPage: 6 },
  });
  const earlier = data.filter(({ id }) => id !== reportId).slice(0, 5);
  const { pending, resolved, rejected } = author.reports;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={`/utilisateurs/${author.id}`} color="inherit">
          <PersonName person={author} />
        </Link>
        {author.isAdmin && <Chip size="small" label="Admin" />}
        {author.isSuspended && <Chip size="small" color="error" label="Suspendu" />}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Inscription le {formatDay(author.createdAt)}. Commentaires : {author.comments}. Signalements reçus :{' '}
        {pending} en attente, {resolved} {resolved > 1 ? 'résolus' : 'résolu'}, {rejected}{' '}
        {rejected > 1 ? 'rejetés' : 'rejeté'}.
      </Typography>
      {earlier.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
            Ses autres signalements
          </Typography>
          <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {earlier.map(({ id, status, reason, commentContent, createdAt }) => (
              <li key={id}>
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                  <StatusBadge status={status} />
                  <Typography variant="body2">
                    {reasonLabels[reason]}, {formatMoment(createdAt)}
                  </Typography>
                </Stack>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {cut(commentContent, 80)}
                </Typography>
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}
