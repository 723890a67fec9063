import { Checkbox, TableCell } from '@mui/material';
import {
  useDataTableRenderContext,
  useListContext,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';

export interface Selection<T extends RaRecord> {
  /** Accessible name of the checkbox: « Sélectionner ce commentaire ». */
  name: (record: T) => string;
  isSelectable?: (record: T) => boolean;
  /** False if a select-all checkbox is elsewhere on the screen. */
  isColumn?: boolean;
}

/** Checkboxes that select records. MUI 9 drops the accessible names of react-admin's own. */
export function SelectColumn<T extends RaRecord>({ isColumn = true, ...selection }: Selection<T>) {
  const part = useDataTableRenderContext();
  if (part === 'header') {
    return (
      <TableCell padding="checkbox" {...(!isColumn && { component: 'td' })}>
        {isColumn && <SelectPage {...selection} />}
      </TableCell>
    );
  }
  return part === 'data' ? (
    <TableCell padding="checkbox">
      <SelectOne {...selection} />
    </TableCell>
  ) : null;
}

function SelectPage<T extends RaRecord>({ isSelectable = () => true }: Selection<T>) {
  const { data = [], selectedIds, onSelect } = useListContext<T>();
  const translate = useTranslate();
  const ids = data.filter(isSelectable).map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && chosen.length === ids.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      disabled={ids.length === 0}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? [] : ids)}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  );
}

function SelectOne<T extends RaRecord>({ name, isSelectable = () => true }: Selection<T>) {
  const record = useRecordContext<T>()!;
  const { selectedIds, onToggleItem } = useListContext<T>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      disabled={!isSelectable(record)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': `Sélectionner ${name(record)}` } }}
    />
  );
}
