import { Box } from '@mui/material';
import Minus from '~icons/minus';
import TrendingDown from '~icons/trending-down';
import TrendingUp from '~icons/trending-up';

const percent = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

/** Change of the last seven days over the seven before, in percent; null when those had none. */
export function Trend({ value }: { value: number | null }) {
  if (value === null) return <>Rien la semaine précédente</>;
  const Icon = value > 0 ? TrendingUp : value < 0 ? TrendingDown : Minus;
  const color = value < 0 ? 'warning.main' : 'success.main';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.5 }}>
      <Box component="strong" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color }}>
        <Icon size={16} aria-hidden />
        {percent.format(value).replace('-', '−')}&nbsp;%
      </Box>
      par rapport à la semaine précédente
    </Box>
  );
}
