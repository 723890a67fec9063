import { Box, Card, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useListContext } from 'react-admin';
import { Screen } from '../frame/Screen';
import { formatMoment } from '../language/format-date';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';

type TutorialRequest = components['schemas']['TutorialRequestDto'];

/** What members have looked for in vain and asked for. */
export function Component() {
  return (
    <Screen
      title="Demandes"
      lead="Les tutoriels que des membres ont cherchés en vain, les plus demandés d’abord."
    >
      <Card component="section" aria-label="Tutoriels demandés">
        <ServerList resource="tutorial-requests" sort={{ field: 'times', order: 'DESC' }}>
          <Stack role="search" sx={{ p: 2 }}>
            <SearchField label="Rechercher une demande" maxLength={200} />
          </Stack>
          <ListStates of="des demandes" empty="Aucune demande">
            <RequestItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}

function RequestItems() {
  const { data = [] } = useListContext<TutorialRequest>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, text, times, lastAskedAt }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{text}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {times === 1 ? 'Demandé une fois, le' : `Demandé ${times} fois, la dernière le`}{' '}
              {formatMoment(lastAskedAt)}
            </Typography>
          </Box>
          <DeleteButton
            label={`Retirer « ${text} »`}
            address={`/api/admin/tutorial-requests/${id}`}
            resource="tutorial-requests"
            warning="Cette demande quittera la liste. Elle y reviendra si un membre la fait de nouveau."
            done={{ title: 'Demande retirée', description: 'Elle n’est plus dans la liste.' }}
          />
        </Stack>
      ))}
    </Box>
  );
}
