import { Chip, List, Typography } from '@mui/material';
import { Line } from '../frame/Line';
import { Muted } from '../frame/Muted';
import type { Priority, Suggestion } from './suggestions';

const colors: Record<Priority, 'error' | 'warning' | 'default'> = {
  haute: 'error',
  moyenne: 'warning',
  basse: 'default',
};

/** Suggestions with links to their screens. */
export function SuggestionList({ suggestions }: { suggestions: Suggestion[] }) {
  if (suggestions.length === 0) return <Typography sx={{ px: 2.5, pb: 2.5 }}>Tout est à jour !</Typography>;
  return (
    <List disablePadding>
      {suggestions.map(({ priority, title, text, path }) => (
        <Line
          key={title}
          title={title}
          path={path}
          action={
            <Chip size="small" variant="outlined" color={colors[priority]} label={`Priorité ${priority}`} />
          }
        >
          <Muted>{text}</Muted>
        </Line>
      ))}
    </List>
  );
}
