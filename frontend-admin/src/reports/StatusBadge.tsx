import { Chip } from '@mui/material';
import { statusLabel } from './report';

const colors: Record<string, { bgcolor: string; color: string }> = {
  pending: { bgcolor: 'warning.light', color: 'warning.main' },
  resolved: { bgcolor: 'primary.light', color: 'primary.main' },
};

export function StatusBadge({ status }: { status: string }) {
  return (
    <Chip
      size="small"
      label={statusLabel(status)}
      sx={{ fontWeight: 600, bgcolor: 'action.hover', color: 'text.secondary', ...colors[status] }}
    />
  );
}
