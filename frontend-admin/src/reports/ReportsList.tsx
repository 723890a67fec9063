import { Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { Pagination, useListContext } from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { BulkDecisions } from './BulkDecisions';
import { loadProblem, type Report } from './report';
import { ReportCard } from './ReportCard';
import { ReportsTable } from './ReportsTable';
import type { Decision } from './use-decisions';

interface ReportsListProps {
  currentId: number | undefined;
  isDeciding: boolean;
  onOpen: (id: number) => void;
  onDecide: (decision: Decision) => void;
}

/** The reports of one tab: a table, or cards where there is no room for one. */
export function ReportsList({ currentId, isDeciding, onOpen, onDecide }: ReportsListProps) {
  const { data, isPending, error, selectedIds, onToggleItem } = useListContext<Report>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (error) {
    return (
      <LoadFailure ofList>
        Une erreur est survenue lors du chargement des signalements. Veuillez réessayer ultérieurement.
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {loadProblem(error)}
        </Typography>
      </LoadFailure>
    );
  }
  if (isPending) return <Waiting label="Chargement des signalements" inCard />;
  if (data.length === 0) {
    return <Typography sx={{ p: 4, textAlign: 'center' }}>Aucun signalement trouvé.</Typography>;
  }
  const items = data.map((report) => ({
    report,
    isSelected: selectedIds.includes(report.id),
    isCurrent: report.id === currentId,
    isDeciding,
    onToggle: () => onToggleItem(report.id),
    onOpen: () => onOpen(report.id),
    onDecide,
  }));
  return (
    <>
      <BulkDecisions isDeciding={isDeciding} onDecide={onDecide} />
      {isNarrow ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <ReportCard key={item.report.id} {...item} />
          ))}
        </Stack>
      ) : (
        <ReportsTable items={items} />
      )}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}
