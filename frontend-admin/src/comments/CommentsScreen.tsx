import { Box, Card, Link, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { formatMoment } from '../language/format-date';
import { ChoiceField } from '../lists/ChoiceField';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';
import { PersonName } from '../people/PersonName';
import { RestoreButton } from './RestoreButton';

type Comment = components['schemas']['AdminCommentDto'];

const states = [{ value: 'deleted', label: 'Supprimés' }];

/** All that members have written below tutorials. */
export function Component() {
  return (
    <Screen title="Gestion des Commentaires" lead="Tous les commentaires, les plus récents d’abord.">
      <Card component="section" aria-label="Commentaires">
        <ServerList resource="comments" sort={{ field: 'recent', order: 'DESC' }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} role="search" sx={{ gap: 1.5, p: 2 }}>
            <SearchField label="Rechercher un commentaire" maxLength={200} />
            <ChoiceField name="state" label="État" options={states} all="Visibles" />
          </Stack>
          <ListStates of="des commentaires" empty="Aucun commentaire trouvé">
            <CommentItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}

function CommentItems() {
  const { data = [] } = useListContext<Comment>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, content, user, tutorialId, tutorialTitle, parentId, createdAt, ...deletion }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
        >
          <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.75 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              <Link component={RouterLink} to={`/utilisateurs/${user.id}`} color="inherit">
                <PersonName person={user} size={24} />
              </Link>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {parentId !== null && 'Réponse, '}
                {formatMoment(createdAt)}
              </Typography>
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{content}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Sous <Link href={`/tutoriels/${tutorialId}`}>{tutorialTitle}</Link>
            </Typography>
            {deletion.deletedAt && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Supprimé le {formatMoment(deletion.deletedAt)}
                {deletion.deletedBy && ` par ${deletion.deletedBy.displayName}`}
              </Typography>
            )}
          </Stack>
          {deletion.deletedAt ? (
            <RestoreButton id={id} />
          ) : (
            <DeleteButton
              label={`Supprimer le commentaire ${id}`}
              address={`/api/comments/${id}`}
              resource="comments"
              warning="Ses réponses partent avec. Ce que d’autres ont écrit peut être rétabli pendant trente jours ; vos propres commentaires ne le peuvent pas."
              done={{ title: 'Commentaire supprimé', description: 'Personne ne le voit plus sur le site.' }}
            />
          )}
        </Stack>
      ))}
    </Box>
  );
}
