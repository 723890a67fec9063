import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from '~icons/external-link';
import X from '~icons/x';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { Loaded } from '../frame/Loaded';
import { sitePaths } from '../paths';
import { PersonName } from '../people/PersonName';
import { AuthorPast } from './AuthorPast';
import { type ReportFile, useReasonLabels } from './report';
import { ReportActions } from './ReportActions';
import { StatusBadge } from './ReportLine';
import { Thread } from './Thread';

interface ReportPanelProps {
  /** The panel is closed while undefined. */
  id: number | undefined;
  onClose: () => void;
}

/** A report in detail, beside the list. */
export function ReportPanel({ id, onClose }: ReportPanelProps) {
  const query = useQuery({
    queryKey: ['signalements', 'file', id],
    queryFn: ({ signal }) => call('GET', '/api/admin/reports/{id}', { path: { id: id! } }, signal),
    enabled: id !== undefined,
  });
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'signalement',
          'data-shortcuts': true,
          sx: { width: { xs: '100%', sm: 480 }, p: 2.5 },
        } as object,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id="signalement" sx={{ flexGrow: 1, fontSize: '1.25rem' }}>
          Signalement n° {id}
        </Typography>
        <IconButton aria-label="Fermer" onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      {id !== undefined && (
        <Loaded query={query} of="du signalement" failed="Le signalement n’a pas pu être chargé.">
          {(report) => <Details key={id} report={report} />}
        </Loaded>
      )}
    </Drawer>
  );
}

function Details({ report }: { report: ReportFile }) {
  const reasonLabels = useReasonLabels();
  const { user, reason, details, createdAt, status, comment } = report;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <StatusBadge status={status} />
          <Typography sx={{ fontWeight: 600 }}>{reasonLabels[reason]}</Typography>
        </Stack>
        {details && <Typography sx={{ overflowWrap: 'anywhere' }}>{details}</Typography>}
        <Stack
          direction="row"
          sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}
        >
          <PersonName person={user} size={24} />
          <Typography variant="body2">{formatMoment(createdAt)}</Typography>
        </Stack>
      </Stack>
      <Box>
        <ReportActions report={report} />
      </Box>
      <Thread report={report} />
      {comment && (
        <Button
          href={sitePaths.tutorial(comment.tutorialId)}
          target="_blank"
          size="small"
          sx={{ alignSelf: 'start' }}
          startIcon={<ExternalLink size={16} aria-hidden />}
        >
          Voir le tutoriel
        </Button>
      )}
      <AuthorPast report={report} />
    </Stack>
  );
}
