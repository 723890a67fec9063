import { InputAdornment, MenuItem, Stack, TextField } from '@mui/material';
import Search from '~icons/search';
import { useState } from 'react';
import { useListFilterContext } from 'react-admin';

const kinds = [
  { value: '', label: 'Tous' },
  { value: 'admin', label: 'Administrateurs' },
  { value: 'contributor', label: 'Contributeurs' },
  { value: 'suspended', label: 'Suspendus' },
];

interface Filter {
  q?: string;
  kind?: string;
}

/** The server searches, once the typing rests. */
export function UsersFilters() {
  const list = useListFilterContext();
  const { q = '', kind = '' } = list.filterValues as Filter;
  const [text, setText] = useState(q);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} role="search" sx={{ gap: 1.5, p: 2 }}>
      <TextField
        type="search"
        placeholder="Rechercher un utilisateur..."
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          list.setFilters({ kind, q: event.target.value.trim() });
        }}
        sx={{ flexGrow: 1, maxWidth: { sm: 420 } }}
        slotProps={{
          htmlInput: { 'aria-label': 'Rechercher un utilisateur', maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        id="genre"
        label="Comptes"
        value={kind}
        onChange={(event) => list.setFilters({ q: text.trim(), kind: event.target.value })}
        sx={{ minWidth: 180 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {kinds.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
