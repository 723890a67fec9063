import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { domainsQuery } from '../domains/domain';
import { ChoiceField } from '../lists/ChoiceField';
import { SearchField } from '../lists/SearchField';
import { difficultyLabels } from './tutorial';

const sorts = [
  { value: 'recent', label: 'Les plus récents', order: 'DESC' },
  { value: 'title', label: 'Titre', order: 'ASC' },
  { value: 'views', label: 'Les plus lus', order: 'DESC' },
  { value: 'likes', label: 'Les plus aimés', order: 'DESC' },
] as const;
const states = [
  { value: 'published', label: 'Publiés' },
  { value: 'unpublished', label: 'Retirés' },
];

/** By words, domain, difficulty and state, in an order. */
export function TutorialsFilters() {
  const list = useListContext();
  const { data: domains = [] } = useQuery(domainsQuery);
  const difficulties = Object.entries(difficultyLabels).map(([value, label]) => ({ value, label }));
  const choices = [
    {
      name: 'domainId',
      label: 'Domaine',
      options: domains.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'difficulty', label: 'Difficulté', options: difficulties },
    { name: 'state', label: 'État', options: states },
  ];
  return (
    <Box role="search" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex' }}>
        <SearchField label="Rechercher un tutoriel" maxLength={200} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {choices.map((choice) => (
          <ChoiceField key={choice.name} {...choice} />
        ))}
        <TextField
          select
          id="ordre"
          label="Ordre"
          value={sorts.some(({ value }) => value === list.sort.field) ? list.sort.field : 'recent'}
          onChange={(event) => {
            const { value: field, order } = sorts.find(({ value }) => value === event.target.value)!;
            list.setSort({ field, order });
          }}
        >
          {sorts.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
