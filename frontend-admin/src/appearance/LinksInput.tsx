import { TextInput } from 'react-admin';
import type { AppearanceName } from './appearance';
import { ListInput } from './ListInput';

interface LinksInputProps {
  source: AppearanceName;
  label: string;
  help: string;
  add: string;
}

export function LinksInput(props: LinksInputProps) {
  return (
    <ListInput {...props}>
      <TextInput source="label" label="Nom" helperText={false} slotProps={{ htmlInput: { maxLength: 40 } }} />
      <TextInput
        source="href"
        label="Adresse"
        helperText={false}
        placeholder="/faq ou https://exemple.fr"
        slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
      />
    </ListInput>
  );
}
