import { TextInput as RaTextInput, type TextInputProps as RaTextInputProps } from 'react-admin';

export interface TextInputProps extends Omit<RaTextInputProps, 'slotProps' | 'multiline' | 'minRows'> {
  maxLength: number;
  minLength?: number;
  /** What holds while the field is empty. */
  builtIn?: string | undefined;
  /** For a text of several lines: how many show at first. */
  lines?: number;
  /** For a long text of one line, which wraps. */
  wraps?: boolean;
  /** For names and addresses: no capitals, no spelling. */
  isCode?: boolean;
}

const code = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** A text field of a form. */
export function TextInput(props: TextInputProps) {
  const { maxLength, minLength, builtIn, lines, wraps = false, isCode = false, ...input } = props;
  return (
    <RaTextInput
      placeholder={builtIn}
      multiline={wraps || lines !== undefined}
      minRows={lines}
      {...(wraps && { parse: (text: string) => text.replaceAll('\n', ' ') })}
      slotProps={{
        htmlInput: { maxLength, minLength, ...(isCode && code) },
        ...(builtIn !== undefined && { inputLabel: { shrink: true } }),
      }}
      {...input}
    />
  );
}
