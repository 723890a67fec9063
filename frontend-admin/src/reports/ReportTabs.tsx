import { Chip, Stack, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from './overview';
import type { Overview } from './report';
import { useReasonLabels } from './use-reason-labels';
import type { ReportsFilter } from './use-reports-filter';

const tabs = [
  {
    status: 'all',
    label: 'Tous',
    count: ({ pending, resolved, rejected }: Counts) => pending + resolved + rejected,
  },
  { status: 'pending', label: 'En attente', count: ({ pending }: Counts) => pending },
  { status: 'resolved', label: 'Résolus', count: ({ resolved }: Counts) => resolved },
  { status: 'rejected', label: 'Rejetés', count: ({ rejected }: Counts) => rejected },
] as const;

type Counts = Overview['statuses'];

interface ReportTabsProps {
  filter: ReportsFilter;
  onChange: (changes: Partial<ReportsFilter>) => void;
}

/** One tab per status with its count, and chips of the other filters. */
export function ReportTabs({ filter, onChange }: ReportTabsProps) {
  const reasonLabels = useReasonLabels();
  const { data: overview } = useQuery(overviewQuery);
  const { status = 'all', comment, reason } = filter;
  const isLimited = comment !== undefined || reason !== undefined;
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tabs
        value={status}
        onChange={(_, value: (typeof tabs)[number]['status']) =>
          onChange({ status: value === 'all' ? undefined : value })
        }
        aria-label="Statut des signalements"
        sx={{ flexGrow: 1, minWidth: 0, maxWidth: '100%' }}
      >
        {tabs.map(({ status: value, label, count }) => (
          <Tab
            key={value}
            value={value}
            id={`statut-${value}`}
            aria-controls="signalements"
            iconPosition="end"
            label={label}
            {...(overview && !isLimited && { icon: <Chip size="small" label={count(overview.statuses)} /> })}
          />
        ))}
      </Tabs>
      {comment !== undefined && (
        <Chip
          label={`Commentaire n° ${comment}`}
          onDelete={() => onChange({ comment: undefined })}
          sx={{ mx: 2, my: 1 }}
        />
      )}
      {reason !== undefined && (
        <Chip
          label={`Raison : ${reasonLabels[reason]}`}
          onDelete={() => onChange({ reason: undefined })}
          sx={{ mx: 2, my: 1 }}
        />
      )}
    </Stack>
  );
}
