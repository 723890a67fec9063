import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { said } from '../api/refusal';
import { useToast } from '../toasts/use-toast';
import { DomainBadge } from './DomainBadge';
import { domainsQuery, icons, type Domain } from './domain';

const colors = [
  { name: 'iconBg', label: 'Fond' },
  { name: 'iconColor', label: 'Dessin' },
] as const;

/** Changes a domain; its address stays, so that links keep leading to it. */
export function DomainDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const [draft, setDraft] = useState(domain);
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { succeed } = useToast();
  const saving = useMutation({
    mutationFn: () => dataProvider.update('domaines', { id: domain.id, data: draft, previousData: domain }),
    onSuccess: () => {
      succeed({ title: 'Domaine modifié', description: `« ${draft.name} » est à jour sur tout le site.` });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: domainsQuery.queryKey }),
  });
  const change = (changes: Partial<Domain>) => setDraft({ ...draft, ...changes });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="domaine">
      <form onSubmit={submit}>
        <DialogTitle id="domaine">Modifier {domain.name}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <TextField
              label="Nom"
              required
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
              slotProps={{ htmlInput: { minLength: 2, maxLength: 80 } }}
            />
            <TextField
              label="Description"
              required
              multiline
              value={draft.description}
              onChange={(event) => change({ description: event.target.value.replaceAll('\n', ' ') })}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
            <TextField
              select
              id="icone"
              label="Icône"
              value={Object.hasOwn(icons, draft.icon) ? draft.icon : 'book-open'}
              onChange={(event) => change({ icon: event.target.value })}
            >
              {Object.entries(icons).map(([name, { label, Icon }]) => (
                <MenuItem key={name} value={name}>
                  <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
                    <Icon size={18} aria-hidden />
                    {label}
                  </Box>
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              {colors.map(({ name, label }) => (
                <TextField
                  key={name}
                  type="color"
                  label={label}
                  value={draft[name]}
                  onChange={(event) => change({ [name]: event.target.value })}
                  sx={{ flexGrow: 1 }}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              ))}
              <DomainBadge look={draft} />
            </Box>
            {saving.isError && (
              <Alert severity="error">
                {said(saving.error) ?? 'Une erreur est survenue lors de l’enregistrement.'}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="contained" loading={saving.isPending}>
            Enregistrer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
