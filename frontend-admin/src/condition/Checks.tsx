import { Box, Card, Chip, Link, Stack, Typography } from '@mui/material';
import CircleCheck from '~icons/circle-check';
import CircleX from '~icons/circle-x';
import TriangleAlert from '~icons/triangle-alert';
import { Link as RouterLink } from 'react-router-dom';
import { lines, states, type Check } from './condition';

const looks = {
  good: { Icon: CircleCheck, color: 'success' },
  watch: { Icon: TriangleAlert, color: 'warning' },
  repair: { Icon: CircleX, color: 'error' },
} as const;
const order: Check['state'][] = ['repair', 'watch', 'good'];

/** Health checks, problems first. */
export function Checks({ checks }: { checks: Check[] }) {
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const troubled = checks.filter(({ state }) => state !== 'good').length;
  return (
    <Card component="section" aria-labelledby="controles">
      <Typography variant="h2" id="controles" sx={{ p: 2, pb: 1.5 }}>
        {summary(troubled)}
      </Typography>
      <Box component="ul" aria-label="Contrôles" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sorted.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </Box>
    </Card>
  );
}

function Line({ check: { name, state, says, advice } }: { check: Check }) {
  const { label, path } = lines[name];
  const { Icon, color } = looks[state];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ color: `${color}.main`, pt: 0.25, flexShrink: 0 }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.25 }}>
          {path ? (
            <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
              {label}
            </Link>
          ) : (
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {label}
            </Typography>
          )}
          <Chip size="small" variant="outlined" color={color} label={states[state]} />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {says}
        </Typography>
        {advice && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {advice}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

function summary(troubled: number): string {
  if (troubled === 0) return 'Tout va bien';
  return troubled === 1 ? 'Un point demande attention' : `${troubled} points demandent attention`;
}
