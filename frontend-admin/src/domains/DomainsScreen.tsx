import { Alert, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { domainsQuery, type Domain } from './domain';
import { DomainBadge } from './DomainBadge';
import { DomainDialog } from './DomainDialog';

/** The broad subjects of the site. */
export function Component() {
  const { data: domains, isError } = useQuery(domainsQuery);
  const [edited, setEdited] = useState<Domain>();
  return (
    <Screen title="Gestion des Domaines" lead="Ce que le site montre de chaque domaine.">
      {isError && <Alert severity="error">Erreur lors de la récupération des domaines</Alert>}
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
          {domains.map((domain) => (
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
                <Button
                  variant="outlined"
                  aria-label={`Modifier ${domain.name}`}
                  startIcon={<Pencil size={16} aria-hidden />}
                  onClick={() => setEdited(domain)}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  Modifier
                </Button>
              </Stack>
            </Card>
          ))}
        </Box>
      )}
      {edited && <DomainDialog key={edited.id} domain={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
