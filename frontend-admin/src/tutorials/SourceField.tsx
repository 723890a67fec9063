import { Box, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useInput } from 'react-admin';
import { call } from '../api/http';

const REST_MS = 400;

/** The Markdown, and beside it what readers will see, as the server renders it. */
export function SourceField() {
  const { field, fieldState } = useInput({ source: 'source' });
  const value = (field.value ?? '') as string;
  const source = useRested(value);
  const { data, isError } = useQuery({
    queryKey: ['preview', source],
    queryFn: () => call('POST', '/api/tutorials/preview', { body: { source } }),
    enabled: source.trim() !== '',
    placeholderData: (previous) => previous,
    staleTime: Infinity,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TextField
        id="texte"
        label="Texte en Markdown"
        required
        multiline
        minRows={18}
        maxRows={32}
        {...field}
        value={value}
        error={fieldState.invalid}
        helperText={fieldState.error?.message}
        slotProps={{
          htmlInput: { maxLength: 200_000, spellCheck: true },
          input: { sx: { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', lineHeight: 1.6 } },
        }}
      />
      <Box
        component="section"
        aria-label="Aperçu"
        tabIndex={0}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, maxHeight: 720, overflow: 'auto' }}
      >
        <Typography variant="h3" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
          Aperçu
        </Typography>
        {isError && <Typography>L’aperçu n’est pas disponible.</Typography>}
        {source.trim() === '' && <Typography>Le texte apparaîtra ici.</Typography>}
        {data && source.trim() !== '' && (
          <Box
            sx={{
              lineHeight: 1.65,
              overflowWrap: 'anywhere',
              '& img': { maxWidth: 1 },
              '& pre': { overflowX: 'auto', p: 1.5, borderRadius: 1, bgcolor: 'background.default' },
              '& table': { borderCollapse: 'collapse' },
              '& :is(td, th)': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
              '& a': { color: 'primary.main' },
            }}
            // Sanitised by the server, as the article itself is.
            dangerouslySetInnerHTML={{ __html: data.html }}
          />
        )}
      </Box>
    </Box>
  );
}

/** A text as it was when the typing last rested. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
