import { TextInput } from 'react-admin';

/** A reason for the audit trail. */
export function ReasonInput() {
  return (
    <TextInput
      source="reason"
      label="Motif"
      helperText="Gardé au journal."
      multiline
      minRows={2}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
}

export function reasonOf({ reason }: Record<string, unknown>): string | null {
  return typeof reason === 'string' ? reason : null;
}
