import { Button, Card, Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ListBase } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { paths } from '../paths';
import { LOOK_AGAIN_MS, type Overview, overviewQuery, useReasonLabels } from './report';
import { ReportsView } from './ReportsView';
import { ShortcutsHelp } from './ShortcutsHelp';
import { SuggestionsCard } from './SuggestionsCard';
import { statuses, useReportsFilter } from './use-reports-filter';

const shortcuts = [
  ['J', 'Signalement suivant'],
  ['K', 'Signalement précédent'],
  ['R', 'Résoudre, tout reste en ligne'],
  ['S', 'Résoudre et supprimer le commentaire'],
  ['X', 'Rejeter'],
  ['O', 'Ouvrir'],
] as const;

/** One tab per status, with its count unless another filter applies. */
function tabsOf(counts: Overview['statuses'] | undefined) {
  const { pending, resolved, rejected } = counts ?? {};
  return [
    { name: 'all', label: 'Tous', count: counts && counts.pending + counts.resolved + counts.rejected },
    { name: 'pending', label: 'En attente', count: pending },
    { name: 'resolved', label: 'Résolus', count: resolved },
    { name: 'rejected', label: 'Rejetés', count: rejected },
  ];
}

/** Reports in a table, with suggestions on top. */
export function Component() {
  const [filter, changeFilter] = useReportsFilter();
  const { status, comment, reason } = filter;
  const reasonLabels = useReasonLabels();
  const { data: overview } = useQuery(overviewQuery);
  const isLimited = comment !== undefined || reason !== undefined;
  return (
    <Screen
      title="Gestion des signalements"
      actions={
        <>
          <Button component={RouterLink} to={paths.queue} variant="contained" size="small">
            Décider à la file
          </Button>
          <ShortcutsHelp shortcuts={shortcuts} />
        </>
      }
    >
      <SuggestionsCard />
      <ScreenTabs
        label="Statut des signalements"
        tabs={tabsOf(isLimited ? undefined : overview?.statuses)}
        chosen={status ?? 'all'}
        onChoose={(name) => changeFilter({ status: statuses.find((known) => known === name) })}
      >
        {isLimited && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {comment !== undefined && (
              <Chip
                label={`Commentaire n° ${comment}`}
                onDelete={() => changeFilter({ comment: undefined })}
              />
            )}
            {reason !== undefined && (
              <Chip
                label={`Raison : ${reasonLabels[reason]}`}
                onDelete={() => changeFilter({ reason: undefined })}
              />
            )}
          </Stack>
        )}
        <Card component="section" aria-label="Signalements">
          <ListBase
            key={JSON.stringify(filter)}
            resource="signalements"
            filter={{ status, commentId: comment, reason }}
            sort={{ field: 'id', order: 'DESC' }}
            perPage={25}
            disableSyncWithLocation
            storeKey={false}
            queryOptions={{ refetchInterval: LOOK_AGAIN_MS, onError: () => undefined }}
          >
            <ReportsView />
          </ListBase>
        </Card>
      </ScreenTabs>
    </Screen>
  );
}
