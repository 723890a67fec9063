import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Priority, Suggestion } from './suggestions';

const colors: Record<Priority, 'error' | 'warning' | 'default'> = {
  haute: 'error',
  moyenne: 'warning',
  basse: 'default',
};

/** Suggestions with links to their screens. */
export function SuggestionList({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return <Typography sx={{ p: 2 }}>Tout est à jour !</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {suggestions.map(({ priority, title, text, path }) => (
        <Stack
          component="li"
          key={title}
          direction="row"
          sx={{ gap: 1.5, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
              {title}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
          <Chip
            size="small"
            variant="outlined"
            color={colors[priority]}
            label={`Priorité ${priority}`}
            sx={{ mt: 0.25 }}
          />
        </Stack>
      ))}
    </Box>
  );
}
