import { Chip, Stack, Typography } from '@mui/material';
import { formatMoment } from '@passerelle/api-client/dates';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { excerptOf } from '@passerelle/api-client/text-length';
import { Link } from 'react-admin';
import { paths } from '../paths';
import { type Report, statusLabel, useReasonLabels } from './report';

/** A report in the list of one member: its status, reason and subject. */
export function ReportLine({ report }: { report: Report }) {
  const { kind, subjectId, title, status, reason, createdAt, commentId, commentContent } = report;
  const reasonLabels = useReasonLabels();
  return (
    <li>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusBadge status={status} />
        <Typography variant="body2">
          {reasonLabels[reason]}, {formatMoment(createdAt)}
        </Typography>
      </Stack>
      <Link
        to={commentId === null ? paths.queued(kind, subjectId) : paths.reportsOf(commentId)}
        variant="body2"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {kind === 'comment'
          ? excerptOf(commentContent || 'Texte oublié', 100)
          : `${subjectKindLabels[kind]}\u00a0: ${excerptOf(title ?? 'titre oublié', 100)}`}
      </Link>
    </li>
  );
}

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
