import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../api/http';

const SHOWN = 10;

export interface Choice {
  id: number;
  title: string;
}

interface TutorialChoiceProps {
  value: Choice | null;
  onChange: (tutorial: Choice | null) => void;
}

/** Chooses a published tutorial by words of its title. */
export function TutorialChoice({ value, onChange }: TutorialChoiceProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['tutorials', 'choice', q],
    queryFn: () =>
      call('GET', '/api/admin/tutorials', { query: { q: q || undefined, state: 'published', limit: SHOWN } }),
    placeholderData: keepPreviousData,
  });
  const options: Choice[] = (data?.tutorials ?? []).map(({ id, title }) => ({ id, title }));
  return (
    <Autocomplete
      options={options}
      value={value}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, tutorial) => onChange(tutorial)}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText="Recherche…"
      noOptionsText="Aucun tutoriel trouvé"
      clearText="Effacer"
      openText="Ouvrir"
      closeText="Fermer"
      renderInput={(params) => <TextField {...params} label="Tutoriel qui vient en premier" required />}
    />
  );
}
