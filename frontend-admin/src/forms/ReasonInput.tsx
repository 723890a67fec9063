import { required } from 'react-admin';
import { TextInput } from './TextInput';

interface ReasonInputProps {
  help?: string;
  isRequired?: boolean;
}

/** A reason, for the audit trail at least. */
export function ReasonInput({ help = 'Gardé au journal.', isRequired = false }: ReasonInputProps) {
  return (
    <TextInput
      source="reason"
      label="Motif"
      helperText={help}
      {...(isRequired && { validate: required(), minLength: 2 })}
      lines={2}
      maxLength={500}
    />
  );
}
