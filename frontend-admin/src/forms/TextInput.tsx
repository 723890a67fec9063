import { lengthOf } from '@passerelle/api-client/text-length';
import {
  TextInput as RaTextInput,
  type Validator,
  type TextInputProps as RaTextInputProps,
} from 'react-admin';

export interface TextInputProps extends Omit<RaTextInputProps, 'slotProps' | 'multiline' | 'minRows'> {
  maxLength: number;
  minLength?: number;
  /** The value that applies while the field is empty. */
  builtIn?: string | undefined;
  /** Number of lines shown at first, for a text of several lines. */
  lines?: number;
  /** For a long text of one line, which wraps. */
  wraps?: boolean;
  /** For names and addresses: no capitals, no spelling. */
  isCode?: boolean;
}

const code = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** A text field of a form. */
export function TextInput(props: TextInputProps) {
  const { maxLength, minLength, builtIn, lines, wraps = false, isCode = false, validate, ...input } = props;
  return (
    <RaTextInput
      placeholder={builtIn}
      multiline={wraps || lines !== undefined}
      minRows={lines}
      {...(wraps && { parse: (text: string) => text.replaceAll('\n', ' ') })}
      slotProps={{
        htmlInput: { minLength, ...(isCode && code) },
        ...(builtIn !== undefined && { inputLabel: { shrink: true } }),
      }}
      validate={[...[validate ?? []].flat(), atMost(maxLength)]}
      {...input}
    />
  );
}

/** Counts as the server does, which the attribute `maxLength` does not. */
const atMost =
  (max: number): Validator =>
  (value: unknown) =>
    typeof value === 'string' && lengthOf(value.trim()) > max ? `${max} caractères au plus.` : undefined;
