import { Box, Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { User } from '../../../features/session/session';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { toast } from '../../../ui/toasts/toaster';
import { passwordLength } from '../../../features/session/person-rules';
import { rules } from '../../../ui/forms/rules';
import { AccountPanel } from './AccountPanel';
import { sessionsQuery } from './open-session';

interface Values {
  password: string;
  newPassword: string;
}

export function PasswordPanel({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ defaultValues: { password: '', newPassword: '' } });
  const change = useMutation({
    mutationFn: (values: Values) => call('PUT', '/api/auth/password', { body: values }),
    gcTime: 0,
    onSuccess: () => {
      form.reset();
      void queryClient.invalidateQueries(sessionsQuery());
      toast({ title: 'Mot de passe changé', description: 'Vos autres sessions sont fermées.' });
    },
  });
  return (
    <AccountPanel title="Mot de passe">
      <Box w="full">
        <Form form={form} send={change.mutateAsync} label="Mot de passe">
          <Stack gap="4">
            <input type="hidden" autoComplete="username" value={user.username} readOnly />
            <PasswordField
              name="password"
              label="Mot de passe actuel"
              rules={{ required: 'Le mot de passe est requis' }}
              autoComplete="current-password"
            />
            <PasswordField
              name="newPassword"
              label="Nouveau mot de passe"
              hint="Au moins 8 caractères, dont une majuscule, une minuscule et un chiffre."
              rules={rules(passwordLength)}
              autoComplete="new-password"
            />
            <FormProblem />
            <SubmitButton pending="Enregistrement..." css={{ alignSelf: 'start' }}>
              Changer de mot de passe
            </SubmitButton>
          </Stack>
        </Form>
      </Box>
    </AccountPanel>
  );
}
