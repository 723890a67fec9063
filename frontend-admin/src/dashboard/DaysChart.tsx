import { Box } from '@mui/material';
import { formatNumber } from '@passerelle/api-client/numbers';
import { Muted } from '../frame/Muted';
import { seriesLabels, type Day, type Series } from './statistics';

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const label = (date: string) => shortDay.format(new Date(date));

interface DaysChartProps {
  days: Day[];
  series: Series;
}

/** Bar chart of the last thirty days. */
export function DaysChart({ days, series }: DaysChartProps) {
  const total = days.reduce((sum, day) => sum + day[series], 0);
  const most = days.reduce((best, day) => (day[series] > best[series] ? day : best), days[0]!);
  const top = Math.max(most[series], 1);
  const summary =
    total === 0
      ? 'Rien en trente jours.'
      : `${formatNumber(total)} en trente jours, le plus le ${label(most.date)} (${formatNumber(most[series])}).`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Muted component="figcaption" sx={{ mb: 1 }}>
        <strong>{seriesLabels[series]}</strong> : {summary}
      </Muted>
      <Box aria-hidden sx={{ color: 'text.secondary', fontSize: 12 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: '3px',
            height: 120,
            borderBottom: 1,
            borderColor: 'divider',
            // Grid lines at the maximum and half of it.
            background: (theme) =>
              `linear-gradient(${theme.palette.divider} 1px, transparent 1px) 0 0 / 100% 50%`,
          }}
        >
          {days.map((day) => (
            <Box
              key={day.date}
              title={`${label(day.date)} : ${formatNumber(day[series])}`}
              sx={{ flex: 1, height: 1, display: 'flex', alignItems: 'flex-end' }}
            >
              <Box
                style={{ height: `${(100 * day[series]) / top}%` }}
                sx={{ width: 1, maxWidth: 14, bgcolor: 'primary.main', borderRadius: '3px 3px 0 0' }}
              />
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
          <span>{label(days[0]!.date)}</span>
          <span>Trait du haut : {formatNumber(top)}</span>
          <span>{label(days.at(-1)!.date)}</span>
        </Box>
      </Box>
    </Box>
  );
}
