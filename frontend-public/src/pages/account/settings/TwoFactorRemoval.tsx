import { Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sessionQuery } from '../../../features/session/session';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { toast } from '../../../ui/toasts/toaster';

export function TwoFactorRemoval() {
  const queryClient = useQueryClient();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const remove = useMutation({
    mutationFn: (values: { password: string }) => call('DELETE', '/api/auth/two-factor', { body: values }),
    gcTime: 0,
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery());
      toast({ title: 'Second facteur retiré', description: 'Le mot de passe suffit de nouveau.' });
    },
  });
  return (
    <Form form={form} send={remove.mutateAsync} label="Retirer le second facteur">
      <Stack gap="4">
        <PasswordField
          name="password"
          label="Votre mot de passe, pour le retirer"
          rules={{ required: 'Le mot de passe est requis' }}
          autoComplete="current-password"
        />
        <FormProblem />
        <SubmitButton variant="outline" pending="Retrait..." css={{ alignSelf: 'start' }}>
          Retirer le second facteur
        </SubmitButton>
      </Stack>
    </Form>
  );
}
