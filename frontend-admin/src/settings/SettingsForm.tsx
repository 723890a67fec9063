import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import type { ReactNode, SubmitEvent } from 'react';
import { said } from '../api/refusal';
import { EmailWarning } from './EmailWarning';
import { SettingField } from './SettingField';
import type { SettingName } from './settings';
import type { useSettings } from './use-settings';

/** Of no use while the cache is off. */
const ofCache: readonly SettingName[] = ['cacheDuration', 'clearOnUpdate'];

interface SettingsFormProps {
  group: components['schemas']['SettingGroupDto'];
  settings: ReturnType<typeof useSettings>;
  /** Beside the button that saves. */
  children?: ReactNode;
}

/** The settings of one group. */
export function SettingsForm({ group, settings, children }: SettingsFormProps) {
  const { saving, valueOf, change } = settings;
  const cacheIsOff = valueOf('enableCache') === false;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <Card component="form" onSubmit={submit} noValidate aria-labelledby={`groupe-${group.name}`}>
      <Stack sx={{ gap: 2.5, p: { xs: 2, md: 3 } }}>
        <Typography variant="h2" id={`groupe-${group.name}`}>
          {group.label}
        </Typography>
        {group.name === 'security' && (
          <EmailWarning isCountedOn={valueOf('requireEmailConfirmation') === true} />
        )}
        {group.settings.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={valueOf(setting.name)!}
            disabled={cacheIsOff && ofCache.includes(setting.name)}
            onChange={(value) => change(setting.name, value)}
          />
        ))}
        {saving.isError && said(saving.error) && <Alert severity="error">{said(saving.error)}</Alert>}
      </Stack>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          px: { xs: 2, md: 3 },
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button type="submit" variant="contained" loading={saving.isPending}>
          Sauvegarder
        </Button>
        {children}
      </Box>
    </Card>
  );
}
