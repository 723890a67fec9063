import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import Download from '~icons/download';
import { useListContext, useListFilterContext } from 'react-admin';
import { Screen } from '../frame/Screen';
import { formatMoment } from '../language/format-date';
import { ChoiceField } from '../lists/ChoiceField';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';

type Subscriber = components['schemas']['SubscriberDto'];

const states = [
  { value: 'waiting', label: 'En attente de confirmation' },
  { value: 'confirmed', label: 'Confirmées' },
];

/** Who receives the newsletter. */
export function Component() {
  return (
    <Screen title="Newsletter" lead="Les adresses inscrites, les plus récentes d’abord.">
      <Card component="section" aria-label="Abonnés">
        <ServerList resource="newsletter/subscribers" sort={{ field: 'id', order: 'DESC' }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} role="search" sx={{ gap: 1.5, p: 2 }}>
            <SearchField label="Rechercher une adresse" maxLength={254} />
            <ChoiceField name="state" label="État" options={states} all="Toutes" />
            <ExportButton />
          </Stack>
          <ListStates of="des abonnés" empty="Aucun abonné trouvé">
            <SubscriberItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}

/** All subscriptions as a file, or those of the state that is chosen. */
function ExportButton() {
  const { state } = useListFilterContext().filterValues as { state?: string };
  return (
    <Button
      component="a"
      href={`/api/admin/newsletter/subscribers.csv${state ? `?state=${state}` : ''}`}
      download
      variant="outlined"
      startIcon={<Download size={18} aria-hidden />}
      sx={{ ml: { sm: 'auto' } }}
    >
      Exporter en CSV
    </Button>
  );
}

function SubscriberItems() {
  const { data = [] } = useListContext<Subscriber>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, email, createdAt, confirmedAt }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{email}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Inscrite le {formatMoment(createdAt)},{' '}
              {confirmedAt ? `confirmée le ${formatMoment(confirmedAt)}` : 'en attente de confirmation'}
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
