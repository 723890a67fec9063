import { Box, Button, Checkbox, Stack, Typography } from '@mui/material';
import { formatMoment } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import { reasonLabels } from './report';
import { ReportedComment } from './ReportedComment';
import { ReportActions } from './ReportActions';
import type { ReportItemProps } from './report-item';
import { StatusBadge } from './StatusBadge';

/** A report where there is no room for a table. */
export function ReportCard({
  report,
  isSelected,
  isCurrent,
  isDeciding,
  onToggle,
  onOpen,
  onDecide,
}: ReportItemProps) {
  const { id, user, reason, details, createdAt, status } = report;
  return (
    <Box
      component="li"
      data-report={id}
      sx={{
        p: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected || isCurrent ? 'action.selected' : undefined,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Checkbox
          size="small"
          checked={isSelected}
          disabled={status !== 'pending'}
          onChange={onToggle}
          sx={{ ml: -1 }}
          slotProps={{ input: { 'aria-label': `Sélectionner le signalement ${id}` } }}
        />
        <Box sx={{ flexGrow: 1 }}>
          <PersonName person={user} />
        </Box>
        <StatusBadge status={status} />
      </Stack>
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {reasonLabels[reason]}
      </Typography>
      {details && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <ReportedComment report={report} />
      </Box>
      <Typography variant="caption" component="p" sx={{ my: 1, color: 'text.secondary' }}>
        N° {id}, {formatMoment(createdAt)}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <ReportActions report={report} disabled={isDeciding} onDecide={onDecide} />
        <Button size="small" onClick={onOpen} aria-label={`Ouvrir le signalement ${id}`}>
          Ouvrir
        </Button>
      </Stack>
    </Box>
  );
}
