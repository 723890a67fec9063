import { Box, Typography, useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatNumber, seriesLabels, type Day, type Series } from './statistics';

const shortDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const label = (date: string) => shortDay.format(new Date(date));

interface DaysChartProps {
  days: Day[];
  series: Series;
}

/** What each of the last thirty days has brought. */
export function DaysChart({ days, series }: DaysChartProps) {
  const { palette, typography } = useTheme();
  const total = days.reduce((sum, day) => sum + day[series], 0);
  const most = days.reduce((best, day) => (day[series] > best[series] ? day : best), days[0]!);
  const summary =
    total === 0
      ? 'Rien en trente jours.'
      : `${formatNumber(total)} en trente jours, le plus le ${label(most.date)} (${formatNumber(most[series])}).`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <strong>{seriesLabels[series]}</strong> : {summary}
      </Typography>
      <Box aria-hidden sx={{ height: 168, fontFamily: typography.fontFamily, fontSize: 12 }}>
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 168 }}>
          <BarChart
            data={days}
            margin={{ top: 4, right: 4, bottom: 0, left: -28 }}
            accessibilityLayer={false}
          >
            <CartesianGrid stroke={palette.divider} vertical={false} />
            <XAxis
              dataKey="date"
              tickFormatter={label}
              minTickGap={28}
              tickLine={false}
              stroke={palette.divider}
              tick={{ fill: palette.text.secondary }}
            />
            <YAxis
              allowDecimals={false}
              interval={0}
              tickLine={false}
              axisLine={false}
              tick={{ fill: palette.text.secondary }}
            />
            <Tooltip
              cursor={{ fill: palette.action.hover }}
              labelFormatter={(date) => (typeof date === 'string' ? label(date) : date)}
              contentStyle={{
                background: palette.background.paper,
                border: `1px solid ${palette.divider}`,
                borderRadius: 8,
              }}
            />
            <Bar
              dataKey={series}
              name={seriesLabels[series]}
              fill={palette.primary.main}
              radius={[3, 3, 0, 0]}
              maxBarSize={14}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </Box>
    </Box>
  );
}
