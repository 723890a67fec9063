import { Box, Card, Stack, TextField, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { call } from '../api/http';
import { formatMoment } from '../language/format-date';
import { DeleteButton } from '../lists/DeleteButton';
import { ListStates } from '../lists/ListStates';
import { SearchField } from '../lists/SearchField';
import { ServerList } from '../lists/ServerList';
import { HintForm } from './HintForm';

type SynonymGroup = components['schemas']['SynonymGroupDto'];

/** Words that mean the same, besides those that search knows by itself. */
export function Synonyms({ about }: { about: string }) {
  const [written, setWritten] = useState(about && `${about}, `);
  const texts = written
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return (
    <>
      <HintForm
        title="Ajouter des synonymes"
        lead="Qui cherche l’un trouve aussi les autres, un peu plus bas."
        resource="synonyms"
        add={() => call('POST', '/api/admin/synonyms', { body: { texts } })}
        done={{ title: 'Synonymes ajoutés', description: 'La recherche en tient compte.' }}
        onAdded={() => setWritten('')}
      >
        <TextField
          label="Mots qui veulent dire la même chose"
          required
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          helperText="De 2 à 8, séparés par des virgules : visio, visioconférence, appel vidéo"
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </HintForm>
      <Card component="section" aria-label="Synonymes">
        <ServerList resource="synonyms" sort={{ field: 'id', order: 'DESC' }}>
          <Stack role="search" sx={{ p: 2 }}>
            <SearchField label="Rechercher un synonyme" maxLength={60} />
          </Stack>
          <ListStates of="des synonymes" empty="Aucun synonyme ajouté">
            <SynonymItems />
          </ListStates>
        </ServerList>
      </Card>
    </>
  );
}

function SynonymItems() {
  const { data = [] } = useListContext<SynonymGroup>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map(({ id, texts, createdAt }) => (
        <Stack
          component="li"
          key={id}
          direction="row"
          sx={{ gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{texts.join(' = ')}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Ajoutés le {formatMoment(createdAt)}
            </Typography>
          </Box>
          <DeleteButton
            label={`Retirer « ${texts.join(' = ')} »`}
            address={`/api/admin/synonyms/${id}`}
            resource="synonyms"
            warning="La recherche ne tiendra plus ces mots pour les mêmes."
            done={{ title: 'Synonymes retirés', description: 'La recherche n’en tient plus compte.' }}
          />
        </Stack>
      ))}
    </Box>
  );
}
