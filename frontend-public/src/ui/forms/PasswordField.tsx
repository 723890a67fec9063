import { Box, Button } from '@chakra-ui/react';
import Eye from '~icons/eye';
import EyeOff from '~icons/eye-off';
import { useState } from 'react';
import { Input } from '../controls';
import { LabelledField } from '../LabelledField';
import { useField, type FieldProps } from './use-field';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a show/hide button. */
export function PasswordField({ name, label, hint, rules, autoComplete }: PasswordFieldProps) {
  const { control, error } = useField({ name, rules });
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(id, description) => (
        <Box position="relative">
          <Input
            key={name}
            id={id}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            {...control}
            {...description}
            pe="12"
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={shown ? 'Masquer la saisie' : 'Afficher la saisie'}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            position="absolute"
            insetInlineEnd="0"
            top="0"
            color="fg.muted"
          >
            <Icon size={18} aria-hidden />
          </Button>
        </Box>
      )}
    </LabelledField>
  );
}
