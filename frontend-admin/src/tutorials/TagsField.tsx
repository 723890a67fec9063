import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';

/** What the tutorial is about, in words of its author. */
export function TagsField() {
  const { field, fieldState } = useInput({ source: 'tags' });
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={(field.value ?? []) as string[]}
      onChange={(_, tags) => field.onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      clearText="Effacer"
      renderInput={(params) => (
        <TextField
          {...params}
          label="Étiquettes"
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'Entrée après chacune, 10 au plus.'}
        />
      )}
    />
  );
}
