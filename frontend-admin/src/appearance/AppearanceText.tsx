import { TextInput } from 'react-admin';
import type { AppearanceName } from './appearance';

interface AppearanceTextProps {
  source: AppearanceName;
  label: string;
  /** What the site shows while the field is empty. */
  builtIn?: string;
  help?: string;
  maxLength: number;
  lines?: boolean;
}

/** A text of the site, with the built-in one as its placeholder. */
export function AppearanceText({
  source,
  label,
  builtIn,
  help,
  maxLength,
  lines = false,
}: AppearanceTextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={help ?? false}
      placeholder={builtIn}
      multiline={lines || maxLength > 150}
      minRows={lines ? 3 : undefined}
      {...(!lines && { parse: (text: string) => text.replaceAll('\n', ' ') })}
      slotProps={{ htmlInput: { maxLength }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 640 }}
    />
  );
}
