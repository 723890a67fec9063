import { Box, Button, Card, IconButton, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowDown from '~icons/arrow-down';
import ArrowUp from '~icons/arrow-up';
import Pencil from '~icons/pencil';
import { useState } from 'react';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { useToast } from '../toasts/use-toast';
import { domainsQuery, type Domain } from './domain';
import { DomainBadge } from './DomainBadge';
import { DomainDialog } from './DomainDialog';

/** The broad subjects of the site. */
export function Component() {
  const { data: domains, isError } = useQuery(domainsQuery);
  const [edited, setEdited] = useState<Domain>();
  const queryClient = useQueryClient();
  const { fail } = useToast();
  const ordering = useMutation({
    mutationFn: (ids: number[]) => call('PUT', '/api/admin/domains/order', { body: { ids } }),
    onSuccess: (saved) => queryClient.setQueryData(domainsQuery.queryKey, saved.domains),
    onError: (error) => fail(error, 'Une erreur est survenue lors du rangement.'),
  });
  return (
    <Screen title="Gestion des Domaines" lead="Ce que le site montre de chaque domaine.">
      {isError && <LoadFailure>Erreur lors de la récupération des domaines</LoadFailure>}
      {!domains && !isError && <Waiting label="Chargement des domaines" />}
      {domains && (
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
            <Card component="li" key={domain.id} sx={{ p: 2 }}>
              <Stack sx={{ gap: 1.5, height: 1 }}>
                <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                  <DomainBadge look={domain} />
                  <div>
                    <Typography variant="h2">{domain.name}</Typography>
                    <Link href={`/domaines/${domain.slug}`} variant="caption">
                      /domaines/{domain.slug}
                    </Link>
                  </div>
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
                  {domain.description}
                </Typography>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Button
                    variant="outlined"
                    aria-label={`Modifier ${domain.name}`}
                    startIcon={<Pencil size={16} aria-hidden />}
                    onClick={() => setEdited(domain)}
                    sx={{ mr: 'auto' }}
                  >
                    Modifier
                  </Button>
                  <IconButton
                    aria-label={`Monter ${domain.name}`}
                    disabled={ordering.isPending || index === 0}
                    onClick={() => ordering.mutate(moved(domains, index, index - 1))}
                  >
                    <ArrowUp size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    aria-label={`Descendre ${domain.name}`}
                    disabled={ordering.isPending || index === domains.length - 1}
                    onClick={() => ordering.mutate(moved(domains, index, index + 1))}
                  >
                    <ArrowDown size={18} aria-hidden />
                  </IconButton>
                </Box>
              </Stack>
            </Card>
          ))}
        </Box>
      )}
      {edited && <DomainDialog key={edited.id} domain={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}

/** The ids, with one of them in another place. */
function moved(domains: Domain[], from: number, to: number): number[] {
  const ids = domains.map(({ id }) => id);
  const [id] = ids.splice(from, 1);
  return ids.toSpliced(to, 0, id!);
}
