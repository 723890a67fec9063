import { Chip, Stack } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { formatDay } from '@passerelle/api-client/dates';
import { counted } from '@passerelle/api-client/numbers';
import { Muted } from '../frame/Muted';
import { PersonName } from '../people/PersonName';

type Author = NonNullable<components['schemas']['ReportFileDto']['author']>;

/** The author of reported content, and the outcome of earlier reports. */
export function AuthorFacts({ author }: { author: Author | null }) {
  if (!author) return <span>Utilisateur inconnu</span>;
  const { pending, resolved, rejected } = author.reports;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <PersonName person={author} isLink />
        {author.isAdmin && <Chip size="small" label="Admin" />}
        {author.isSuspended && <Chip size="small" color="error" label="Suspendu" />}
      </Stack>
      <Muted>
        Inscription le {formatDay(author.createdAt)}. Commentaires : {author.comments}. Signalements reçus :{' '}
        {pending} en attente, {counted(resolved, 'résolu')}, {counted(rejected, 'rejeté')}.
      </Muted>
    </>
  );
}
