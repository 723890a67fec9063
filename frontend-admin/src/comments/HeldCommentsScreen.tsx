import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { formatMoment } from '@passerelle/api-client/dates';
import { RecordCards } from '../lists/RecordCards';
import { PersonName } from '../people/PersonName';

type HeldComment = components['schemas']['HeldCommentDto'];

const why: Record<HeldComment['suspicion'], string> = {
  links: 'Plusieurs liens',
  repeat: 'Déjà écrit ailleurs',
  speed: 'Beaucoup en peu de temps',
};

/** Comments held as possible spam, oldest first. */
export function Component() {
  return (
    <Screen
      title="Commentaires retenus"
      lead="Ce que de nouveaux membres ont écrit et qui ressemble à de la publicité. Personne d’autre ne le lit."
    >
      <RecordCards
        label="Commentaires retenus"
        of="des commentaires retenus"
        empty="Aucun commentaire n’est retenu."
      >
        <Held />
      </RecordCards>
    </Screen>
  );
}

function Held() {
  const { id, tutorialId, tutorialTitle, user, content, suspicion, createdAt } =
    useRecordContext<HeldComment>()!;
  const { mutate, isPending } = useAction(
    (isAccepted: boolean) =>
      call('POST', '/api/admin/held-comments/{id}', { path: { id }, body: { isAccepted } }),
    {
      done: (_, isAccepted) => ({ title: isAccepted ? 'Commentaire publié' : 'Commentaire supprimé' }),
      failed: 'La décision n’a pas pu être enregistrée.',
      refreshes: [['commentaires-retenus']],
    },
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Link component={RouterLink} to={`/utilisateurs/${user.id}`} color="inherit">
          <PersonName person={user} />
        </Link>
        <Chip size="small" color="warning" label={why[suspicion]} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          sur <Link href={`/tutoriels/${tutorialId}`}>{tutorialTitle}</Link>, le {formatMoment(createdAt)}
        </Typography>
      </Box>
      <Written>{content}</Written>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          disabled={isPending}
          aria-label={`Publier le commentaire ${ofName(user.displayName)}`}
          onClick={() => mutate(true)}
        >
          Publier
        </Button>
        <Button
          color="error"
          variant="outlined"
          disabled={isPending}
          aria-label={`Supprimer le commentaire ${ofName(user.displayName)}`}
          onClick={() => mutate(false)}
        >
          Supprimer
        </Button>
      </Box>
    </>
  );
}
