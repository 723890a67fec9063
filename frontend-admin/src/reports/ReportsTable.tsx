import { Button, Typography } from '@mui/material';
import {
  DataTable,
  DataTableBody,
  DataTableRow,
  useListContext,
  useRecordContext,
  type DataTableBodyProps,
  type DataTableRowProps,
} from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { LoadFailure } from '../frame/LoadFailure';
import { Muted } from '../frame/Muted';
import { ListPagination } from '../lists/ListPagination';
import { onCard } from '../lists/RecordTable';
import { SelectColumn } from '../lists/SelectColumn';
import { ShownSelection } from '../lists/ShownSelection';
import { PersonName } from '../people/PersonName';
import { BulkDecisions } from './BulkDecisions';
import { useDesk } from './use-decisions';
import { isPending, loadProblem, type Report, useReasonLabels } from './report';
import { ReportActions } from './ReportActions';
import { ReportedComment } from './ReportedComment';
import { StatusBadge } from './ReportLine';

const Column = DataTable.Col<Report>;

/** Details are shortened here; the panel shows the full text. */
const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  lineHeight: 1.35,
};

export function ReportsTable() {
  const { open } = useDesk();
  const reasonLabels = useReasonLabels();
  const { data, error } = useListContext();
  const failure = error && (
    <LoadFailure ofList>
      Une erreur est survenue lors du chargement des signalements. Veuillez réessayer ultérieurement.
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {loadProblem(error)}
      </Typography>
    </LoadFailure>
  );
  if (failure && !data) return failure;
  return (
    // After a failed refetch the loaded table stays, with decisions in progress.
    <>
      {failure}
      <DataTable
        body={Body}
        bulkActionButtons={false}
        bulkActionsToolbar={<BulkDecisions />}
        rowClick={false}
        empty={<Typography sx={{ p: 4, textAlign: 'center' }}>Aucun signalement trouvé.</Typography>}
      >
        <SelectColumn
          isColumn={false}
          name={({ id }: Report) => `le signalement ${id}`}
          isSelectable={isPending}
        />
        <Column
          label="ID"
          render={({ id }) => (
            <Button
              size="small"
              onClick={() => open(id)}
              aria-label={`Ouvrir le signalement ${id}`}
              sx={{ minWidth: 36, textDecoration: 'underline' }}
            >
              {id}
            </Button>
          )}
        />
        <Column
          label="Utilisateur"
          data-label="Signalé par"
          render={({ user }) => <PersonName person={user} />}
          sx={{ minWidth: 130, ...onCard.line, order: 4 }}
        />
        <Column
          label="Raison"
          render={({ reason, details }) => (
            <>
              {reasonLabels[reason]}
              {details && (
                <Muted variant="caption" sx={threeLines}>
                  {details}
                </Muted>
              )}
            </>
          )}
          sx={{ minWidth: 140, maxWidth: { md: 200 }, ...onCard.line, order: 3 }}
        />
        <Column
          label="Commentaire"
          render={(report) => <ReportedComment report={report} />}
          sx={{ minWidth: 180, ...onCard.line, order: 2 }}
        />
        <Column
          label="Date"
          render={({ createdAt }) => formatMoment(createdAt)}
          sx={{ minWidth: 138, ...onCard.line, order: 5, color: { xs: 'text.secondary', md: 'inherit' } }}
        />
        <Column
          label="Statut"
          sx={{ ...onCard.end, order: 1 }}
          render={({ status }) => <StatusBadge status={status} />}
        />
        <Column label="Actions" sx={{ order: 6 }} render={(report) => <ReportActions report={report} />} />
      </DataTable>
      <ShownSelection<Report> isSelectable={isPending} />
      <ListPagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}

function Body(props: DataTableBodyProps) {
  return <DataTableBody {...props} row={Row} />;
}

function Row(props: DataTableRowProps) {
  const { id } = useRecordContext<Report>()!;
  const { selectedIds } = useListContext();
  const isCurrent = useDesk().currentId === id;
  return (
    <DataTableRow
      {...props}
      data-report={id}
      selected={isCurrent || selectedIds.includes(id)}
      {...(isCurrent && { 'aria-current': true })}
    />
  );
}
