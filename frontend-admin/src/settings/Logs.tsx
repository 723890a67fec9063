import { Box, Button, Chip, List, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import ScrollText from '~icons/scroll-text';
import { useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { Select } from '../forms/Select';
import { Loaded } from '../frame/Loaded';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';

type Line = components['schemas']['LogsDto']['lines'][number];
type Level = Line['level'];

const levels = [
  { id: '', name: 'Tout' },
  { id: 'warn', name: 'Avertissements et erreurs' },
  { id: 'error', name: 'Erreurs' },
];
const looks = {
  error: { label: 'Erreur', color: 'error' },
  warn: { label: 'Avertissement', color: 'warning' },
  info: { label: 'Information', color: 'default' },
} as const satisfies Record<Level, object>;

/** The latest log lines, loaded on demand. */
export function Logs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      icon={ScrollText}
      title="Journaux"
      isFlush
      actions={
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Masquer les journaux' : 'Voir les journaux'}
        </Button>
      }
    >
      {isOpen && <LogLines />}
    </Section>
  );
}

function LogLines() {
  const [level, setLevel] = useState<Level | ''>('');
  const [text, setText] = useState('');
  /** Follows the text once typing pauses. */
  const [asked, setAsked] = useState('');
  const ask = useDebouncedEvent(setAsked, 250);
  const query = { level: level || undefined, q: asked.trim() || undefined };
  const logs = useQuery({
    queryKey: ['logs', query],
    queryFn: ({ signal }) => call('GET', '/api/admin/logs', { query }, signal),
    placeholderData: (previous) => previous,
  });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} role="search" sx={{ gap: 1.5, px: 2.5, pb: 2 }}>
        <Select
          id="gravite"
          label="Gravité"
          value={level}
          choices={levels}
          onChange={(chosen) => setLevel(chosen as Level | '')}
          sx={{ minWidth: 220 }}
        />
        <TextField
          type="search"
          label="Texte"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            ask(target.value);
          }}
          sx={{ flexGrow: 1 }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button color="inherit" onClick={() => void logs.refetch()}>
          Actualiser
        </Button>
      </Stack>
      <Loaded query={logs} of="des journaux" inCard>
        {({ lines }) =>
          lines.length === 0 ? (
            <Typography sx={{ px: 2.5, pb: 2.5 }}>Aucune ligne ne correspond.</Typography>
          ) : (
            <List
              component="ol"
              disablePadding
              aria-label="Lignes du journal, la plus récente d’abord"
              tabIndex={0}
              sx={{ maxHeight: 480, overflowY: 'auto' }}
            >
              {lines.map((line, index) => (
                <LogLine key={`${line.at} ${index}`} line={line} />
              ))}
            </List>
          )
        }
      </Loaded>
    </>
  );
}

function LogLine({ line: { at, level, context, message, detail } }: { line: Line }) {
  return (
    <Box component="li" sx={{ px: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Chip size="small" variant="outlined" {...looks[level]} />
        <Muted variant="caption">
          {formatMoment(at)}
          {context && `, ${context}`}
        </Muted>
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
