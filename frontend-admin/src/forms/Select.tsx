import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectProps extends Omit<TextFieldProps<'outlined'>, 'onChange' | 'value' | 'variant'> {
  value: string | number;
  choices: readonly { id: string | number; name: string }[];
  onChange: (id: string) => void;
}

/** A list to choose from, outside of react-admin's forms or with an empty choice. */
export function Select({ choices, onChange, ...field }: SelectProps) {
  return (
    <TextField
      select
      {...field}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
