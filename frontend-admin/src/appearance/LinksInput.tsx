import type { AppearanceName } from './appearance.queries';
import { ListInput } from './ListInput';
import { TextInput } from '../forms/TextInput';

interface LinksInputProps {
  source: AppearanceName;
  label: string;
  help: string;
  add: string;
}

export function LinksInput(props: LinksInputProps) {
  return (
    <ListInput {...props}>
      <TextInput source="label" label="Nom" maxLength={40} />
      <TextInput source="href" label="Adresse" builtIn="/faq ou https://exemple.fr" maxLength={500} />
    </ListInput>
  );
}
