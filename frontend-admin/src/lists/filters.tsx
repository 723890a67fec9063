import { InputAdornment } from '@mui/material';
import Search from '~icons/search';
import { TextInput, useInput } from 'react-admin';
import { Select } from '../forms/Select';

/** Search field; the list is fetched once typing pauses. */
export function searchFilter(label: string, maxLength: number) {
  return (
    <TextInput
      key="q"
      source="q"
      alwaysOn
      type="search"
      label={false}
      placeholder={`${label}...`}
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

interface ChoiceProps {
  source: string;
  label: string;
  choices: readonly { id: string | number; name: string }[];
  /** Label of the empty choice. */
  all?: string;
}

/** A select that filters the list. */
export function choiceFilter(props: ChoiceProps) {
  return <ChoiceInput key={props.source} alwaysOn {...props} />;
}

/** A select with an empty choice. */
export function ChoiceInput(props: ChoiceProps & { alwaysOn?: boolean }) {
  const { source, label, choices, all = 'Tous' } = props;
  const { id, field } = useInput({ source });
  const known = choices.find((choice) => String(choice.id) === String(field.value));
  return (
    <Select
      id={id}
      label={label}
      {...field}
      value={known?.id ?? ''}
      choices={[{ id: '', name: all }, ...choices]}
    />
  );
}
