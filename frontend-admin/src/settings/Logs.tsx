import { Alert, Box, Button, Card, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import ScrollText from '~icons/scroll-text';
import { useState } from 'react';
import { call } from '../api/http';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '@passerelle/api-client/dates';

type Lines = components['schemas']['LogsDto'];
type Line = Lines['lines'][number];

type Level = Line['level'];

const levels: { value: Level | ''; label: string }[] = [
  { value: '', label: 'Tout' },
  { value: 'warn', label: 'Avertissements et erreurs' },
  { value: 'error', label: 'Erreurs' },
];
const levelLabels: Record<Level, string> = {
  error: 'Erreur',
  warn: 'Avertissement',
  info: 'Information',
};
const colors = { error: 'error', warn: 'warning', info: 'default' } as const;

/** The latest log lines, loaded on demand. */
export function Logs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-label="Journaux">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, p: 2.5 }}>
        <ScrollText size={20} aria-hidden />
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          Journaux
        </Typography>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Masquer les journaux' : 'Voir les journaux'}
        </Button>
      </Box>
      {isOpen && <LogLines />}
    </Card>
  );
}

function LogLines() {
  const [level, setLevel] = useState<Level | ''>('');
  const [text, setText] = useState('');
  const query = { level: level || undefined, q: text.trim() || undefined };
  const { data, isError, refetch } = useQuery({
    queryKey: ['logs', query],
    queryFn: () => call('GET', '/api/admin/logs', { query }),
    placeholderData: (previous) => previous,
  });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} role="search" sx={{ gap: 1.5, px: 2.5, pb: 2 }}>
        <TextField
          select
          id="gravite"
          label="Gravité"
          value={level}
          onChange={(event) => setLevel(event.target.value as Level | '')}
          sx={{ minWidth: 220 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {levels.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="search"
          label="Texte"
          value={text}
          onChange={(event) => setText(event.target.value)}
          sx={{ flexGrow: 1 }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button color="inherit" onClick={() => void refetch()}>
          Actualiser
        </Button>
      </Stack>
      {isError && <Alert severity="error">Erreur lors de la récupération des journaux</Alert>}
      {!data && !isError && <Waiting label="Chargement des journaux" inCard />}
      {data?.lines.length === 0 && (
        <Typography sx={{ px: 2.5, pb: 2.5 }}>Aucune ligne ne correspond.</Typography>
      )}
      {data && data.lines.length > 0 && (
        <Box
          component="ol"
          aria-label="Lignes du journal, la plus récente d’abord"
          tabIndex={0}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 480, overflowY: 'auto' }}
        >
          {data.lines.map((line, index) => (
            <LogLine key={`${line.at} ${index}`} line={line} />
          ))}
        </Box>
      )}
    </>
  );
}

function LogLine({ line: { at, level, context, message, detail } }: { line: Line }) {
  return (
    <Box component="li" sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip size="small" variant="outlined" color={colors[level]} label={levelLabels[level]} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatMoment(at)}
          {context && `, ${context}`}
        </Typography>
      </Stack>
      <Box
        component="pre"
        sx={{ m: 0, mt: 0.5, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {message}
        {detail && `\n${detail}`}
      </Box>
    </Box>
  );
}
