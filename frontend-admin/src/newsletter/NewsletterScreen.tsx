import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { Download } from 'lucide-react';
import { useListContext } from 'react-admin';
import { Screen } from '../frame/Screen';
import { formatMoment } from '../language/format-date';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';

type Subscriber = components['schemas']['SubscriberDto'];

/** Who receives the newsletter. */
export function Component() {
  return (
    <Screen
      title="Newsletter"
      lead="Les adresses inscrites, les plus récentes d’abord."
      actions={
        <Button
          component="a"
          href="/api/admin/newsletter/subscribers.csv"
          download
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
        >
          Exporter en CSV
        </Button>
      }
    >
      <Card component="section" aria-label="Abonnés">
        <ServerList resource="newsletter/subscribers" sort={{ field: 'id', order: 'DESC' }}>
          <Box role="search" sx={{ display: 'flex', p: 2 }}>
            <SearchField label="Rechercher une adresse" maxLength={254} />
          </Box>
          <ListStates of="des abonnés" empty="Aucun abonné trouvé">
            <SubscriberItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}

function SubscriberItems() {
  const { data = [] } = useListContext<Subscriber>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, email, createdAt }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{email}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Inscrite le {formatMoment(createdAt)}
            </Typography>
          </Box>
          <DeleteButton
            label={`Retirer ${email}`}
            address={`/api/admin/newsletter/subscribers/${id}`}
            resource="newsletter/subscribers"
            warning="Cette adresse ne recevra plus la newsletter."
            done={{ title: 'Abonnement supprimé', description: 'Cette adresse ne recevra plus rien.' }}
          />
        </Stack>
      ))}
    </Box>
  );
}
