import { IconButton, InputGroup } from '@chakra-ui/react';
import Eye from '~icons/eye';
import EyeOff from '~icons/eye-off';
import { useState } from 'react';
import { Input } from '../inputs';
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
      <InputGroup
        endElement={
          <IconButton
            variant="ghost"
            color="fg.muted"
            aria-label={shown ? 'Masquer la saisie' : 'Afficher la saisie'}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} aria-hidden />
          </IconButton>
        }
        endElementProps={{ px: '0' }}
      >
        <Input
          key={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...control}
        />
      </InputGroup>
    </LabelledField>
  );
}
