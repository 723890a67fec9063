import { BooleanInput, NumberInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { explanations, fitting, type Setting, type SettingName, type SettingValue } from './settings';

/** Disabled while the cache is off. */
const ofCache: readonly SettingName[] = ['cacheDuration', 'clearOnUpdate'];

/** The input of one setting, with its help text. */
export function SettingInput({ setting }: { setting: Setting }) {
  const { name, kind, label, min, max, maxLength } = setting;
  const { getValues, setValue } = useFormContext<Record<string, SettingValue>>();
  const cacheIsOff = useWatch({ name: 'enableCache' }) === false;
  const common = {
    source: name,
    label,
    helperText: explanations[name] ?? (false as const),
    slotProps: { htmlInput: { maxLength: maxLength ?? undefined } },
    sx: { maxWidth: 640 },
  };
  const disabled = cacheIsOff && ofCache.includes(name);
  if (kind === 'switch') return <BooleanInput {...common} slotProps={{}} disabled={disabled} />;
  if (kind === 'text') return <TextInput {...common} isRequired multiline={name === 'siteDescription'} />;
  const range = `De\u00a0${min}\u00a0à\u00a0${max}.`;
  return (
    <NumberInput
      {...common}
      disabled={disabled}
      helperText={[explanations[name], range].filter(Boolean).join(' ')}
      min={min ?? undefined}
      max={max ?? undefined}
      onBlur={() => setValue(name, fitting(setting, getValues(name)), { shouldDirty: true })}
      sx={{ maxWidth: 360, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
    />
  );
}
