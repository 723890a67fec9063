import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SmallTableProps {
  label: string;
  columns: string[];
  rows: ReactNode[][];
  /** Shown without rows. */
  empty: string;
}

/** Aligns the table with the heading of the section. */
const edges = { '& :is(td, th)': { '&:first-of-type': { pl: 2.5 }, '&:last-of-type': { pr: 2.5 } } };

/** A small table; all columns but the first are right-aligned figures and dates. */
export function SmallTable({ label, columns, rows, empty }: SmallTableProps) {
  if (rows.length === 0) return <Typography sx={{ px: 2.5, pb: 2.5 }}>{empty}</Typography>;
  const align = (index: number) => (index === 0 ? 'left' : 'right');
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`Tableau : ${label}`} sx={edges}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} scope="col" align={align(index)}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            <TableRow key={row}>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]} align={align(index)} sx={{ overflowWrap: 'anywhere' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
