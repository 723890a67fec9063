import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { formatMoment } from '@passerelle/api-client/dates';
import type { SitePageFile } from './pages';
import { usePageChanges } from './use-page-changes';

/** Earlier versions, each of which can be restored. */
export function PageHistory({ page }: { page: SitePageFile }) {
  const { writing } = usePageChanges(page);
  if (page.versions.length === 0) return null;
  return (
    <Card component="section" aria-label="Historique" sx={{ p: 2.5 }}>
      <Typography variant="h2" gutterBottom>
        Historique
      </Typography>
      <Box component="ol" aria-label="Versions" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {page.versions.map(({ id, source, author, createdAt }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 32 }}>
              <Typography variant="body2" sx={{ flexGrow: 1 }}>
                {formatMoment(createdAt)}, {author ?? 'un compte supprimé'}
                {source === null && '\u00a0: retour au texte d’origine'}
              </Typography>
              {id === page.version ? (
                <Typography variant="body2" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
                  En cours
                </Typography>
              ) : (
                source !== null && (
                  <Button
                    size="small"
                    disabled={writing.isPending}
                    aria-label={`Rétablir la version du ${formatMoment(createdAt)}`}
                    onClick={() => writing.mutate(source)}
                  >
                    Rétablir
                  </Button>
                )
              )}
            </Stack>
            {source !== null && id !== page.version && <Earlier source={source} />}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The text of a version, folded. */
function Earlier({ source }: { source: string }) {
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
        Lire cette version
      </Typography>
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
