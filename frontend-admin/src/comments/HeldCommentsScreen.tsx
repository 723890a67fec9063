import { Box, Chip, Link } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { AnswerForm } from '../forms/AnswerForm';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { RecordCards } from '../lists/RecordCards';
import { sitePaths } from '../paths';
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
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <PersonName person={user} isLink />
        <Chip size="small" color="warning" label={why[suspicion]} />
        <Muted>
          sur <Link href={sitePaths.tutorial(tutorialId)}>{tutorialTitle}</Link>, le {formatMoment(createdAt)}
        </Muted>
      </Box>
      <Written>{content}</Written>
      <AnswerForm
        accept={{ label: 'Publier', name: `Publier le commentaire ${ofName(user.displayName)}` }}
        refuse={{ label: 'Supprimer', name: `Supprimer le commentaire ${ofName(user.displayName)}` }}
        decide={(isAccepted) =>
          call('POST', '/api/admin/held-comments/{id}', { path: { id }, body: { isAccepted } })
        }
        done={(isAccepted) => ({ title: isAccepted ? 'Commentaire publié' : 'Commentaire supprimé' })}
        failed="La décision n’a pas pu être enregistrée."
        question={{
          title: 'Supprimer ce commentaire ?',
          content: 'Aucun lecteur ne l’a vu, et il ne pourra pas être rétabli.',
        }}
      />
    </>
  );
}
