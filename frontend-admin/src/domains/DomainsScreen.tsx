import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from '~icons/plus';
import { useState } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { domainsQuery, type Domain } from './domain';
import { DomainCard } from './DomainCard';
import { DomainDialog } from './DomainDialog';
import { MoveDialog } from './MoveDialog';

type Opened = { what: 'change' | 'move'; domain: Domain } | { what: 'new' };

export function Component() {
  const query = useQuery(domainsQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
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
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => setOpened({ what: 'new' })}
        >
          Nouveau domaine
        </Button>
      }
    >
      <Loaded query={query} of="des domaines">
        {(domains) => (
          <Box
            component="ul"
            aria-label="Domaines"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
            }}
          >
            {domains.map((domain, index) => (
              <DomainCard
                key={domain.id}
                domain={domain}
                onChange={() => setOpened({ what: 'change', domain })}
                onMove={domains.length > 1 ? () => setOpened({ what: 'move', domain }) : undefined}
                onUp={index > 0 ? () => ordering.mutate(moved(domains, index, index - 1)) : undefined}
                onDown={
                  index < domains.length - 1
                    ? () => ordering.mutate(moved(domains, index, index + 1))
                    : undefined
                }
                isOrdering={ordering.isPending}
              />
            ))}
          </Box>
        )}
      </Loaded>
      {opened?.what === 'new' && <DomainDialog onClose={close} />}
      {opened?.what === 'change' && (
        <DomainDialog key={opened.domain.id} domain={opened.domain} onClose={close} />
      )}
      {opened?.what === 'move' && (
        <MoveDialog
          domain={opened.domain}
          others={(query.data ?? []).filter(({ id }) => id !== opened.domain.id)}
          onClose={close}
        />
      )}
    </Screen>
  );
}

/** The ids, with one moved. */
function moved(domains: Domain[], from: number, to: number): number[] {
  const ids = domains.map(({ id }) => id);
  const [id] = ids.splice(from, 1);
  return ids.toSpliced(to, 0, id!);
}
