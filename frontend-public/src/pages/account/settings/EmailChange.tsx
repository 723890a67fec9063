import { Box, Button, Stack, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { PasswordField } from '../../../ui/forms/PasswordField';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField } from '../../../ui/forms/fields';
import { toast } from '../../../ui/toasts/toaster';

interface Values {
  email: string;
  password: string;
}

/** Requests an email change, effective once the link sent to the new address is opened. */
export function EmailChange() {
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const change = useMutation({
    mutationFn: (values: Values) => call('PUT', '/api/auth/email', { body: values }),
    gcTime: 0,
    onSuccess: (_, { email }) => {
      form.reset();
      setOpen(false);
      toast({
        title: 'Message envoyé',
        description: `Ouvrez le lien reçu à ${email} : l’adresse changera alors.`,
      });
    },
  });
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        Changer d’adresse
      </Button>
    );
  }
  return (
    <Box w="full">
      <Form form={form} send={change.mutateAsync} label="Changer d’adresse">
        <Stack gap="4">
          <TextField
            name="email"
            label="Nouvelle adresse"
            type="email"
            autoComplete="email"
            autoFocus
            hint="Un lien y est envoyé. L’adresse d’aujourd’hui est prévenue du changement."
            rules={{ required: 'L’adresse est requise' }}
            maxLength={254}
          />
          <PasswordField
            name="password"
            label="Votre mot de passe"
            rules={{ required: 'Le mot de passe est requis' }}
            autoComplete="current-password"
          />
          <FormProblem />
          <Wrap gap="3">
            <SubmitButton pending="Envoi...">Envoyer le lien</SubmitButton>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Annuler
            </Button>
          </Wrap>
        </Stack>
      </Form>
    </Box>
  );
}
