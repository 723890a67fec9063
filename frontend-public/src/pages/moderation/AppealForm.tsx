import { call } from '@passerelle/api-client/call';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Stack } from '@chakra-ui/react';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextareaField } from '../../ui/forms/fields';
import { pathOfDecision } from '../../lib/paths';

interface AppealFormProps {
  token: string;
  /** Query key of the decision, refetched to show the appeal. */
  queryKey: readonly unknown[];
}

/** Form for an appeal. */
export function AppealForm({ token, queryKey }: AppealFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { text: '' } });
  async function send({ text }: { text: string }) {
    const body = { text: text.trim() };
    queryClient.setQueryData(
      queryKey,
      await call('POST', '/api/decisions/{token}/appeal', { path: { token }, body }),
    );
  }
  return (
    <Form form={form} send={send} action={pathOfDecision(token)} label="Contester cette décision">
      <Stack gap="4">
        <TextareaField
          name="text"
          label="Pourquoi elle devrait être revue"
          rules={rules(
            atLeast(10, 'Dites pourquoi, en 10 caractères au moins.'),
            atMost(1000, 'Votre demande ne peut pas dépasser 1000 caractères.'),
          )}
        />
        <FormProblem />
        <SubmitButton pending="Envoi en cours…">Envoyer le recours</SubmitButton>
      </Stack>
    </Form>
  );
}
