import { TextInput, type TextInputProps } from '../forms/TextInput';
import type { AppearanceName } from './appearance';

export interface AppearanceTextProps extends TextInputProps {
  source: AppearanceName;
}

const MOST_ON_A_LINE = 150;

/** A text of the site; `builtIn` is what the site shows while the field is empty. */
export function AppearanceText(props: AppearanceTextProps) {
  const { lines, maxLength } = props;
  return (
    <TextInput {...props} wraps={lines === undefined && maxLength > MOST_ON_A_LINE} sx={{ maxWidth: 640 }} />
  );
}
