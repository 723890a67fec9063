import { Box, List, Stack, Typography } from '@mui/material';
import { formatMoment } from '@passerelle/api-client/dates';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
import type { SitePageFile } from './page';
import { ReplacingButton } from './ReplacingButton';
import { usePageChanges } from './use-page-changes';

/** Earlier versions, each of which can be restored. */
export function PageHistory({ page }: { page: SitePageFile }) {
  const { writing } = usePageChanges(page);
  if (page.versions.length === 0) return null;
  return (
    <Section title="Historique">
      <List component="ol" aria-label="Versions" disablePadding>
        {page.versions.map(({ id, source, author, createdAt }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 32 }}>
              <Typography variant="body2" sx={{ flexGrow: 1 }}>
                {formatMoment(createdAt)}, {author ?? 'un compte supprimé'}
                {source === null && '\u00a0: retour au texte d’origine'}
              </Typography>
              {id === page.version ? (
                <Muted noWrap sx={{ flexShrink: 0 }}>
                  En cours
                </Muted>
              ) : (
                source !== null && (
                  <ReplacingButton
                    color="primary"
                    size="small"
                    disabled={writing.isPending}
                    aria-label={`Rétablir la version du ${formatMoment(createdAt)}`}
                    onReplace={() => writing.mutate(source)}
                  >
                    Rétablir
                  </ReplacingButton>
                )
              )}
            </Stack>
            {source !== null && id !== page.version && <Earlier source={source} />}
          </Box>
        ))}
      </List>
    </Section>
  );
}

/** The text of a version, folded. */
function Earlier({ source }: { source: string }) {
  return (
    <Box component="details">
      <Muted component="summary" sx={{ cursor: 'pointer' }}>
        Lire cette version
      </Muted>
      <Box
        component="pre"
        dir="auto"
        tabIndex={0}
        aria-label="Texte de cette version"
        role="region"
        sx={{
          m: 0,
          mt: 1,
          p: 1.5,
          maxHeight: 320,
          overflow: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {source}
      </Box>
    </Box>
  );
}
