import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Card,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { SubmitEvent } from 'react';
import { ifMatch } from '@passerelle/api-client/call';
import { call } from '../api/http';
import { said, statusOf } from '../api/refusal';
import { domainsQuery } from '../domains/domain';
import { CoverField } from './CoverField';
import { draftOf, toBody, type Draft } from './draft';
import { RewrittenMeanwhile } from './RewrittenMeanwhile';
import { SourceField } from './SourceField';
import { difficultyLabels, type Difficulty, type SavedTutorial } from './tutorial';
import { useDraft } from './use-draft';

interface TutorialFormProps {
  /** Absent for a new one. */
  id?: number;
  saved: Draft;
  onSaved: (tutorial: SavedTutorial, as: Draft) => void;
}

/** All that makes a tutorial. What is written is on the site once it is saved, and in this browser until then. */
export function TutorialForm({ id, saved, onSaved }: TutorialFormProps) {
  const { draft, state, wasRestored, change, drop } = useDraft(id, saved);
  const { data: domains = [] } = useQuery(domainsQuery);
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
      id === undefined
        ? call('POST', '/api/tutorials', { body: toBody(draft, saved) })
        : call('PUT', '/api/tutorials/{id}', {
            path: { id },
            body: toBody(draft, saved),
            headers: draft.version === undefined ? {} : ifMatch(draft.version),
          }),
    onSuccess: (tutorial) => {
      drop({ ...draft, version: tutorial.version });
      void queryClient.invalidateQueries({ queryKey: ['tutoriels'] });
      onSaved(tutorial, draft);
    },
  });
  const errors = errorsOf(saving.error);
  const wasRewritten = statusOf(saving.error) === 412;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <Card component="form" onSubmit={submit} noValidate aria-label="Tutoriel">
      <Stack sx={{ gap: 2.5, p: { xs: 2, md: 3 } }}>
        {wasRestored && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => drop(saved)}>
                Abandonner
              </Button>
            }
          >
            Brouillon retrouvé dans ce navigateur.
          </Alert>
        )}
        <TextField
          id="titre"
          label="Titre"
          required
          value={draft.title}
          error={errors.title !== undefined}
          helperText={errors.title}
          onChange={(event) => change({ title: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          id="description"
          label="Description"
          required
          multiline
          value={draft.description}
          error={errors.description !== undefined}
          helperText={errors.description}
          onChange={(event) => change({ description: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 2fr' } }}>
          <TextField
            select
            id="domaine"
            label="Domaine"
            required
            value={domains.some((domain) => domain.id === draft.domainId) ? draft.domainId : ''}
            error={errors.domainId !== undefined}
            helperText={errors.domainId}
            onChange={(event) => change({ domainId: Number(event.target.value) })}
          >
            {domains.map((domain) => (
              <MenuItem key={domain.id} value={domain.id}>
                {domain.name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            id="niveau"
            label="Difficulté"
            value={draft.difficulty}
            onChange={(event) => change({ difficulty: event.target.value as Difficulty | '' })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Tous niveaux</MenuItem>
            {Object.entries(difficultyLabels).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Autocomplete
            multiple
            freeSolo
            autoSelect
            options={[] as string[]}
            value={draft.tags}
            onChange={(_, tags) => change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })}
            clearText="Effacer"
            renderInput={(params) => (
              <TextField
                {...params}
                label="Étiquettes"
                error={errors.tags !== undefined}
                helperText={errors.tags ?? 'Entrée après chacune, 10 au plus.'}
              />
            )}
          />
        </Box>
        <CoverField value={draft.image} onChange={(image) => change({ image })} />
        <SourceField value={draft.source} error={errors.source} onChange={(source) => change({ source })} />
        {id !== undefined && wasRewritten && (
          <RewrittenMeanwhile
            id={id}
            onOverwrite={(version) => change({ version })}
            onTakeOver={(latest) => {
              drop(draftOf(latest));
              saving.reset();
            }}
          />
        )}
        {saving.isError && !wasRewritten && (
          <Alert severity="error">
            {said(saving.error) ?? 'Une erreur est survenue lors de l’enregistrement.'}
          </Alert>
        )}
      </Stack>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          px: { xs: 2, md: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button type="submit" variant="contained" loading={saving.isPending}>
          {id === undefined ? 'Publier' : 'Enregistrer'}
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {state === 'kept' && 'Brouillon gardé dans ce navigateur.'}
          {state === 'lost' && 'Ce navigateur ne peut pas garder de brouillon.'}
        </Typography>
      </Box>
    </Card>
  );
}

/** What the server says is wrong, field by field. */
function errorsOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof HttpError)) return {};
  return (error.body as { errors?: Record<string, string> } | null)?.errors ?? {};
}
