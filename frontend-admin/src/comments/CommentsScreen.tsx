import { Link } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import Undo2 from '~icons/undo-2';
import { DataTable } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { DeleteButton } from '../lists/DeleteButton';
import { choiceFilter, searchFilter } from '../lists/filters';
import { onCard, RecordTable, words } from '../lists/RecordTable';
import { sitePaths } from '../paths';
import { PersonName } from '../people/PersonName';

type Comment = components['schemas']['AdminCommentDto'];
const Column = DataTable.Col<Comment>;

const WARNING =
  'Ses réponses restent, sous la mention « Commentaire supprimé ». Ce que d’autres ont écrit peut être rétabli pendant trente jours ; vos propres commentaires ne le peuvent pas.';
const filters = [
  searchFilter('Rechercher un commentaire', 200),
  choiceFilter({
    source: 'state',
    label: 'État',
    choices: [{ id: 'deleted', name: 'Supprimés' }],
    all: 'Visibles',
  }),
];

const isThere = ({ deletedAt }: Comment) => !deletedAt;

/** Comments of all tutorials. */
export function Component() {
  return (
    <Screen title="Gestion des Commentaires" lead="Tous les commentaires, les plus récents d’abord.">
      <RecordTable
        label="Commentaires"
        of="des commentaires"
        empty="Aucun commentaire trouvé"
        filters={filters}
        sort={{ field: 'recent', order: 'DESC' }}
        selection={{ name: ({ id }: Comment) => `le commentaire ${id}`, isSelectable: isThere }}
        question={{
          title: 'Supprimer %{smart_count} commentaire ? |||| Supprimer %{smart_count} commentaires ?',
          content: WARNING,
        }}
      >
        <Column
          label="Auteur"
          sx={{ ...onCard.head, whiteSpace: { md: 'nowrap' } }}
          render={({ user }) => <PersonName person={user} size={24} isLink />}
        />
        <Column
          label="Commentaire"
          sx={{ ...words, ...onCard.line }}
          render={(comment) => <Words comment={comment} />}
        />
        <Column
          source="createdAt"
          label="Date"
          sx={{ whiteSpace: { md: 'nowrap' } }}
          render={({ createdAt }) => formatMoment(createdAt)}
        />
        <Column
          label="Actions"
          sx={onCard.end}
          render={({ id, deletedAt }) =>
            deletedAt ? (
              <ActionButton
                size="small"
                color="inherit"
                startIcon={<Undo2 size={16} aria-hidden />}
                aria-label={`Rétablir le commentaire ${id}`}
                run={() => call('POST', '/api/admin/comments/{id}/restore', { path: { id } })}
                done={{
                  title: 'Commentaire rétabli',
                  description: 'Ses mentions j’aime aussi.',
                }}
                failed="Une erreur est survenue lors du rétablissement."
              >
                Rétablir
              </ActionButton>
            ) : (
              <DeleteButton
                label={`Supprimer le commentaire ${id}`}
                warning={WARNING}
                done={{ title: 'Commentaire supprimé', description: 'Personne ne le voit plus sur le site.' }}
              />
            )
          }
        />
      </RecordTable>
    </Screen>
  );
}

function Words({ comment }: { comment: Comment }) {
  const { content, parentId, tutorialId, tutorialTitle, deletedAt, deletedBy } = comment;
  return (
    <>
      <Written>{content}</Written>
      <Muted>
        {parentId === null ? 'Sous' : 'Réponse, sous'}{' '}
        <Link href={sitePaths.tutorial(tutorialId)}>{tutorialTitle}</Link>
      </Muted>
      {deletedAt && (
        <Muted>
          Supprimé le {formatMoment(deletedAt)}
          {deletedBy && ` par ${deletedBy.displayName}`}
        </Muted>
      )}
    </>
  );
}
