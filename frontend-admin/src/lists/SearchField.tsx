import { InputAdornment, TextField } from '@mui/material';
import Search from '~icons/search';
import { useState } from 'react';
import { useListFilterContext } from 'react-admin';

interface SearchFieldProps {
  label: string;
  maxLength: number;
}

/** Has the server search the list, once the typing rests. */
export function SearchField({ label, maxLength }: SearchFieldProps) {
  const list = useListFilterContext();
  const filter = list.filterValues as { q?: string };
  const [text, setText] = useState(filter.q ?? '');
  return (
    <TextField
      type="search"
      placeholder={`${label}...`}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        list.setFilters({ ...filter, q: event.target.value.trim() });
      }}
      sx={{ flexGrow: 1, maxWidth: { sm: 420 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
