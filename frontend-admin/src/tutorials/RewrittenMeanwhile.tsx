import { Alert, Box, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { said } from '../api/refusal';

interface RewrittenMeanwhileProps {
  id: number;
  /** What is written is to replace this version when it is next saved. */
  onOverwrite: (version: number) => void;
  onTakeOver: () => void;
}

/** Stands within a form whose tutorial somebody else has rewritten: shows what it says now, and what can be done. */
export function RewrittenMeanwhile({ id, onOverwrite, onTakeOver }: RewrittenMeanwhileProps) {
  const { data, error } = useQuery({
    queryKey: ['tutoriels', 'latest', id],
    queryFn: () => call('GET', '/api/tutorials/{id}/source', { path: { id } }),
    gcTime: 0,
  });
  return (
    <Alert severity="warning" slotProps={{ message: { sx: { flex: 1, minWidth: 0 } } }}>
      <Typography sx={{ fontWeight: 600 }}>Ce tutoriel a été modifié entre-temps.</Typography>
      <Typography variant="body2">Rien n’est enregistré, et votre texte est encore là.</Typography>
      {error && (
        <Typography variant="body2">{said(error) ?? 'Impossible de charger la version en ligne.'}</Typography>
      )}
      {!data && !error && <CircularProgress size={20} aria-label="Chargement de la version en ligne" />}
      {data && (
        <Stack sx={{ gap: 2, mt: 2 }}>
          <TextField
            id="version-en-ligne"
            label="Texte en ligne"
            multiline
            maxRows={12}
            value={data.source}
            helperText="Reportez dans votre texte ce qui lui manque, puis remplacez cette version, ou abandonnez votre texte."
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              type="submit"
              variant="contained"
              color="warning"
              onClick={() => onOverwrite(data.version)}
            >
              Remplacer par mon texte
            </Button>
            <Button color="inherit" onClick={onTakeOver}>
              Abandonner mon texte
            </Button>
          </Box>
        </Stack>
      )}
    </Alert>
  );
}
