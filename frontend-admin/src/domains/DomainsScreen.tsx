import { Button, List } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { domainsQuery } from './domain';
import { DomainCard } from './DomainCard';
import { DomainDialog } from './DomainDialog';

export function Component() {
  const query = useQuery(domainsQuery);
  const [isNew, setNew] = useState(false);
  const queryClient = useQueryClient();
  const ordering = useAction((ids: number[]) => call('PUT', '/api/admin/domains/order', { body: { ids } }), {
    failed: 'Une erreur est survenue lors du rangement.',
    refreshes: [],
    onSuccess: (_, ids) =>
      queryClient.setQueryData(domainsQuery.queryKey, (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      ),
  });
  return (
    <Screen
      title="Gestion des Domaines"
      lead="Ce que le site montre de chaque domaine."
      actions={
        <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setNew(true)}>
          Nouveau domaine
        </Button>
      }
    >
      <Loaded query={query} of="des domaines">
        {(domains) => {
          const ids = domains.map(({ id }) => id);
          const move = (from: number, to: number) =>
            ordering.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!));
          return (
            <List
              disablePadding
              aria-label="Domaines"
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              }}
            >
              {domains.map((domain, index) => (
                <RecordContextProvider key={domain.id} value={domain}>
                  <DomainCard
                    others={domains.toSpliced(index, 1)}
                    onUp={index > 0 ? () => move(index, index - 1) : undefined}
                    onDown={index < domains.length - 1 ? () => move(index, index + 1) : undefined}
                    isOrdering={ordering.isPending}
                  />
                </RecordContextProvider>
              ))}
            </List>
          );
        }}
      </Loaded>
      {isNew && <DomainDialog onClose={() => setNew(false)} />}
    </Screen>
  );
}
