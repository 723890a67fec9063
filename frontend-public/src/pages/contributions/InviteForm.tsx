import { Box, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/fields';
import { toast } from '../../ui/toasts/toaster';
import { authorsQuery } from './co-author';

export function InviteForm({ tutorialId }: { tutorialId: number }) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { invitee: '' } });

  async function send({ invitee }: { invitee: string }): Promise<void> {
    await call('POST', '/api/tutorials/{id}/authors/invitations', {
      path: { id: tutorialId },
      body: { invitee },
    });
    form.reset();
    toast({
      title: 'Invitation envoyée',
      description: invitee.includes('@')
        ? 'Elle arrive si quelqu’un a un compte ici avec cette adresse.'
        : 'La personne la trouvera parmi ses notifications et dans sa boîte aux lettres.',
    });
    await queryClient.invalidateQueries(authorsQuery(tutorialId));
  }

  return (
    <Box mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      <Form form={form} send={send} label="Inviter un auteur">
        <Wrap gap="3" align="flex-start" maxW="160">
          <Box flex="1" minW="60">
            <TextField
              name="invitee"
              label="Inviter quelqu’un"
              hint="Nom d’utilisateur ou adresse e-mail d’un membre. L’invitation vaut trente jours."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              rules={rules(atLeast(1, 'Donnez un nom d’utilisateur ou une adresse e-mail.'))}
            />
          </Box>
          <SubmitButton pending="Envoi..." css={{ mt: { base: '0', sm: '7' } }}>
            Inviter
          </SubmitButton>
        </Wrap>
        <FormProblem />
      </Form>
    </Box>
  );
}
