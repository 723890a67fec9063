import { Box, Chip, List, Typography } from '@mui/material';
import CircleCheck from '~icons/circle-check';
import CircleX from '~icons/circle-x';
import TriangleAlert from '~icons/triangle-alert';
import { Line } from '../frame/Line';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
import { lines, type Check } from './condition';

/** Problems first. */
const states = {
  repair: { label: 'À réparer', Icon: CircleX, color: 'error' },
  watch: { label: 'À surveiller', Icon: TriangleAlert, color: 'warning' },
  good: { label: 'Bien', Icon: CircleCheck, color: 'success' },
} as const satisfies Record<Check['state'], object>;
const order = Object.keys(states);

/** Health checks, problems first. */
export function Checks({ checks }: { checks: Check[] }) {
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const troubled = checks.filter(({ state }) => state !== 'good').length;
  return (
    <Section title={summary(troubled)} isFlush>
      <List disablePadding aria-label="Contrôles">
        {sorted.map(({ name, state, says, advice }) => {
          const { label, Icon, color } = states[state];
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
              badge={<Chip size="small" variant="outlined" color={color} label={label} />}
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
