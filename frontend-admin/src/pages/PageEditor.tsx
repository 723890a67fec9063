import { Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { useUnsaved } from '../frame/unsaved';
import type { SitePageFile } from './page';
import { ReplacingButton } from './ReplacingButton';
import { usePageChanges } from './use-page-changes';

interface PageEditorProps {
  page: SitePageFile;
  /** Initial text. */
  text: string;
}

/** Markdown editor with a preview rendered by the server. */
export function PageEditor({ page, text }: PageEditorProps) {
  const [source, setSource] = useState(text);
  useUnsaved(source !== text);
  const { writing, resetting } = usePageChanges(page);
  const previewing = useAction(() => call('POST', '/api/tutorials/preview', { body: { source } }), {
    failed: 'L’aperçu n’a pas pu être fait.',
    refreshes: [],
  });
  const isBusy = writing.isPending || resetting.isPending;
  return (
    <Card component="section" aria-label="Texte de la page" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          label="Texte (Markdown)"
          value={source}
          onChange={({ target }) => setSource(target.value)}
          multiline
          minRows={14}
          maxRows={30}
          helperText={
            page.isOwn ? 'Votre texte.' : 'Le texte d’origine : changez ce qui doit l’être, puis enregistrez.'
          }
          slotProps={{ htmlInput: { style: { fontFamily: 'monospace' } } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={isBusy || source.trim() === ''}
            onClick={() => writing.mutate(source)}
          >
            Enregistrer
          </Button>
          <Button variant="outlined" disabled={previewing.isPending} onClick={() => previewing.mutate()}>
            Aperçu
          </Button>
          {page.isOwn && (
            <ReplacingButton color="inherit" disabled={isBusy} onReplace={() => resetting.mutate()}>
              Revenir au texte d’origine
            </ReplacingButton>
          )}
        </Box>
        {previewing.data && (
          <Box
            component="section"
            aria-label="Aperçu"
            sx={{
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              overflowX: 'auto',
              '& a': { color: 'primary.main' },
            }}
          >
            <Typography variant="h1" component="h2" gutterBottom>
              {page.title}
            </Typography>
            <Box dangerouslySetInnerHTML={{ __html: previewing.data.html }} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}
