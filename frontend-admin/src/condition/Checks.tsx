import { Box, Chip, List, Typography } from '@mui/material';
import CircleCheck from '~icons/circle-check';
import CircleX from '~icons/circle-x';
import TriangleAlert from '~icons/triangle-alert';
import { Line } from '../frame/Line';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
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
    <Section title={summary(troubled)} isFlush>
      <List disablePadding aria-label="Contrôles">
        {sorted.map(({ name, state, says, advice }) => {
          const { Icon, color } = looks[state];
          return (
            <Line
              key={name}
              icon={
                <Box sx={{ color: `${color}.main`, pt: 0.25 }}>
                  <Icon size={20} aria-hidden />
                </Box>
              }
              title={lines[name].label}
              path={lines[name].path}
              badge={<Chip size="small" variant="outlined" color={color} label={states[state]} />}
            >
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {says}
              </Typography>
              {advice && <Muted>{advice}</Muted>}
            </Line>
          );
        })}
      </List>
    </Section>
  );
}

function summary(troubled: number): string {
  if (troubled === 0) return 'Tout va bien';
  return troubled === 1 ? 'Un point demande attention' : `${troubled} points demandent attention`;
}
