import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../forms/TextInput';
import { WholeNumberInput } from '../forms/WholeNumberInput';
import { explanations, type Setting, type SettingName } from './settings';

/** Settings that are disabled while the cache is off. */
const ofCache: readonly SettingName[] = ['cacheDuration', 'clearOnUpdate'];

/** The input of one setting, with its help text. */
export function SettingInput({ setting: { name, kind, label, min, max, maxLength } }: { setting: Setting }) {
  const cacheIsOff = useWatch({ name: 'enableCache' }) === false;
  const common = { source: name, label, disabled: cacheIsOff && ofCache.includes(name) };
  const help = explanations[name];
  if (kind === 'number') {
    return <WholeNumberInput {...common} help={help} min={min!} max={max!} sx={{ maxWidth: 360 }} />;
  }
  const words = { ...common, helperText: help ?? (false as const), sx: { maxWidth: 640 } };
  return kind === 'switch' ? (
    <BooleanInput {...words} />
  ) : (
    <TextInput {...words} isRequired wraps={name === 'siteDescription'} maxLength={maxLength!} />
  );
}
