import { Box, Button, Card, Typography } from '@mui/material';
import { formatMoment } from '../language/format-date';
import type { SitePageFile } from './pages';
import { usePageChanges } from './use-page-changes';

/** What the page was, each of which can come back. */
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
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              minHeight: 48,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2" sx={{ flexGrow: 1 }}>
              {formatMoment(createdAt)}, {author ?? 'un compte supprimé'}
              {source === null && '\u00a0: retour au texte d’origine'}
            </Typography>
            {id === page.version ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
          </Box>
        ))}
      </Box>
    </Card>
  );
}
