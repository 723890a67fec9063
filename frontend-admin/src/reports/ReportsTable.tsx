import {
  Button,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatMoment } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import { reasonLabels } from './report';
import { ReportedComment } from './ReportedComment';
import { ReportActions } from './ReportActions';
import type { ReportItemProps } from './report-item';
import { StatusBadge } from './StatusBadge';

const columns = ['ID', 'Utilisateur', 'Raison', 'Commentaire', 'Date', 'Statut', 'Actions'];

export function ReportsTable({ items }: { items: ReportItemProps[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Tableau des signalements">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" component="td" />
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <ReportRow key={item.report.id} {...item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ReportRow({
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
    <TableRow
      hover
      selected={isSelected || isCurrent}
      aria-current={isCurrent ? 'true' : undefined}
      data-report={id}
    >
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isSelected}
          disabled={status !== 'pending'}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Sélectionner le signalement ${id}` } }}
        />
      </TableCell>
      <TableCell>
        <Button
          size="small"
          onClick={onOpen}
          aria-label={`Ouvrir le signalement ${id}`}
          sx={{ minWidth: 36, textDecoration: 'underline' }}
        >
          {id}
        </Button>
      </TableCell>
      <TableCell sx={{ minWidth: 130 }}>
        <PersonName person={user} />
      </TableCell>
      <TableCell sx={{ minWidth: 140, maxWidth: 200 }}>
        {reasonLabels[reason]}
        {details && (
          <Typography
            variant="caption"
            component="p"
            sx={{
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              lineHeight: 1.35,
              // All of it is in the panel.
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 3,
              overflow: 'hidden',
            }}
          >
            {details}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
        <ReportedComment report={report} />
      </TableCell>
      <TableCell sx={{ minWidth: 138 }}>{formatMoment(createdAt)}</TableCell>
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      <TableCell>
        <ReportActions report={report} disabled={isDeciding} onDecide={onDecide} />
      </TableCell>
    </TableRow>
  );
}
