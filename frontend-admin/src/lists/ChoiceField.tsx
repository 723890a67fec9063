import { MenuItem, TextField } from '@mui/material';
import { useListFilterContext } from 'react-admin';

interface ChoiceFieldProps {
  /** Of the filter. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** What the choice of none reads. */
  all?: string;
}

/** Limits the list to what is of one kind. */
export function ChoiceField({ name, label, options, all = 'Tous' }: ChoiceFieldProps) {
  const list = useListFilterContext();
  const filter = list.filterValues as Record<string, string | number | undefined>;
  const value = String(filter[name] ?? '');
  return (
    <TextField
      select
      id={name}
      label={label}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => list.setFilters({ ...filter, [name]: event.target.value })}
      sx={{ minWidth: { sm: 160 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
