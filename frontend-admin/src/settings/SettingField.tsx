import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { explanations, fitting, type Setting, type SettingValue } from './settings';

interface SettingFieldProps {
  setting: Setting;
  value: SettingValue;
  disabled: boolean;
  onChange: (value: SettingValue) => void;
}

/** The control of one setting, with what it does. */
export function SettingField({ setting, value, disabled, onChange }: SettingFieldProps) {
  const { name, kind, label, min, max, maxLength } = setting;
  const explanation = explanations[name];
  if (kind === 'switch') {
    const id = `${name}-explication`;
    return (
      <Box>
        <FormControlLabel
          label={label}
          disabled={disabled}
          control={
            <Switch
              checked={value === true}
              onChange={(event) => onChange(event.target.checked)}
              slotProps={{ input: { name, ...(explanation && { 'aria-describedby': id }) } }}
            />
          }
        />
        {explanation && (
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary', pl: 5.75 }}>
            {explanation}
          </Typography>
        )}
      </Box>
    );
  }
  const isNumber = kind === 'number';
  const range = isNumber ? `De\u00a0${min}\u00a0à\u00a0${max}.` : '';
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      value={value}
      disabled={disabled}
      type={isNumber ? 'number' : 'text'}
      required={!isNumber}
      multiline={name === 'siteDescription'}
      helperText={[explanation, range].filter(Boolean).join(' ')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => isNumber && onChange(fitting(setting, value))}
      sx={{
        maxWidth: isNumber ? 360 : 640,
        '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
      }}
      slotProps={{
        htmlInput: isNumber
          ? { inputMode: 'numeric', step: 1, min, max }
          : { maxLength: maxLength ?? undefined },
      }}
    />
  );
}
