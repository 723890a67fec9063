import { Button, Chip, IconButton, Link, Stack, Typography } from '@mui/material';
import { difficultyLabels } from '@passerelle/api-client/difficulties';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from '~icons/external-link';
import Plus from '~icons/plus';
import { DataTable } from 'react-admin';
import { formatDay, formatMoment } from '@passerelle/api-client/dates';
import { domainsQuery } from '../domains/domain';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { DeleteButton } from '../lists/DeleteButton';
import { choiceFilter, searchFilter } from '../lists/filters';
import { onCard, RecordTable, words } from '../lists/RecordTable';
import { sitePaths } from '../paths';
import { PublicationButton } from './PublicationButton';
import { TrashActions } from './TrashActions';
import type { Tutorial } from './tutorial';

const Column = DataTable.Col<Tutorial>;

const WARNING =
  'Il va à la corbeille avec ses commentaires, notes et favoris. Les administrateurs peuvent l’y rétablir pendant trente jours.';

/** All tutorials, published or not. */
export function Component() {
  const { data: domains = [] } = useQuery(domainsQuery);
  const filters = [
    searchFilter('Rechercher un tutoriel', 200),
    choiceFilter({ source: 'domainId', label: 'Domaine', choices: domains }),
    choiceFilter({
      source: 'difficulty',
      label: 'Difficulté',
      choices: Object.entries(difficultyLabels).map(([id, name]) => ({ id, name })),
    }),
    choiceFilter({
      source: 'state',
      label: 'État',
      choices: [
        { id: 'published', name: 'Publiés' },
        { id: 'unpublished', name: 'Retirés' },
        { id: 'deleted', name: 'Corbeille' },
      ],
    }),
  ];
  return (
    <Screen
      title="Gestion des Tutoriels"
      actions={
        <Button href={sitePaths.newTutorial} variant="contained" startIcon={<Plus size={18} aria-hidden />}>
          Nouveau tutoriel
        </Button>
      }
    >
      <RecordTable
        label="Tutoriels"
        of="des tutoriels"
        empty="Aucun tutoriel trouvé"
        filters={filters}
        sortFields={['date', 'title', 'views', 'likes']}
        sort={{ field: 'date', order: 'DESC' }}
      >
        <Column
          source="title"
          label="Titre"
          sx={{ ...words, ...onCard.line }}
          render={(tutorial) => <Title tutorial={tutorial} />}
        />
        <Column label="Domaine" render={({ domainId }) => domains.find(({ id }) => id === domainId)?.name} />
        <Column
          label="Difficulté"
          render={({ difficulty }) => (difficulty ? difficultyLabels[difficulty] : 'Tous niveaux')}
        />
        <Column
          label="Auteur"
          sx={{ minWidth: 110, overflowWrap: 'anywhere' }}
          render={({ authorName }) => authorName}
        />
        <Column source="date" label="Date" render={({ date }) => formatDay(date)} sortByOrder="DESC" />
        <DataTable.NumberCol<Tutorial>
          source="views"
          label="Vues"
          data-label="Vues"
          sortByOrder="DESC"
          locales="fr-FR"
        />
        <DataTable.NumberCol<Tutorial>
          source="likes"
          label="J’aime"
          data-label="J’aime"
          sortByOrder="DESC"
          locales="fr-FR"
        />
        <Column label="Actions" sx={onCard.end} render={(tutorial) => <Actions tutorial={tutorial} />} />
      </RecordTable>
    </Screen>
  );
}

function Title({ tutorial }: { tutorial: Tutorial }) {
  const { id, title, isPublished, unpublishedBy, deletedAt } = tutorial;
  if (deletedAt) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Muted>Supprimé le {formatMoment(deletedAt)}</Muted>
      </>
    );
  }
  const label = unpublishedBy === 'author' ? 'Dépublié par son auteur' : 'Retiré';
  return (
    <>
      <Link href={sitePaths.writing(id)} sx={{ fontWeight: 600, mr: 1 }}>
        {title}
      </Link>
      {!isPublished && <Chip size="small" variant="outlined" color="warning" label={label} />}
    </>
  );
}

function Actions({ tutorial }: { tutorial: Tutorial }) {
  const { id, title, deletedAt } = tutorial;
  if (deletedAt) return <TrashActions tutorial={tutorial} />;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <PublicationButton tutorial={tutorial} />
      <IconButton component="a" href={sitePaths.tutorial(id)} aria-label={`Voir « ${title} » sur le site`}>
        <ExternalLink size={18} aria-hidden />
      </IconButton>
      <DeleteButton
        label={`Supprimer « ${title} »`}
        warning={WARNING}
        done={{ title: 'Tutoriel supprimé', description: `« ${title} » est dans la corbeille.` }}
      />
    </Stack>
  );
}
