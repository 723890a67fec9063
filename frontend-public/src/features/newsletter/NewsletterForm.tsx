import { Box, chakra } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { onOtherReader } from '../../lib/readers';
import { Input } from '../../ui/inputs';
import { EMAIL } from '../../ui/forms/rules';
import { LabelledField } from '../../ui/LabelledField';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';

const invalid = 'Veuillez entrer une adresse e-mail valide.';
const failed =
  'Une erreur est survenue. Cette adresse est peut-être déjà inscrite, ou attend sa confirmation : regardez dans votre boîte.';

/**
 * Subscribes an email address. Does without the forms library, whose weight on the home page a single field does not
 * justify.
 */
export function NewsletterForm() {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(
    () =>
      onOtherReader(() => {
        field.current!.value = '';
      }),
    [],
  );
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => call('POST', '/api/newsletter/subscribe', { body: { email } }),
    onSuccess: () => {
      toast({
        title: 'Merci pour votre inscription !',
        description: 'Confirmez-la par le lien que vous venez de recevoir.',
      });
      field.current!.value = '';
    },
    onError: (error) => {
      toast({ title: "Erreur d'inscription", description: failed, destructive: true });
      if (error instanceof ApiError) showProblem(error.errors['email']);
    },
  });

  function showProblem(message: string | undefined) {
    setProblem(message);
    if (message) field.current!.focus();
  }

  function subscribe(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const email = field.current!.value.trim();
    const isValid = EMAIL.test(email);
    showProblem(isValid ? undefined : invalid);
    if (isValid) mutate(email);
    else toast({ title: 'Erreur', description: invalid, destructive: true });
  }

  return (
    <chakra.form
      display="flex"
      gap="2"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'start' }}
      maxW="136"
      method="post"
      noValidate
      aria-label="Lettre d’information"
      onSubmit={subscribe}
    >
      <Box flex="1">
        <LabelledField label="Votre adresse e-mail" labelHidden error={problem}>
          <Input
            ref={field}
            name="email"
            type="email"
            autoComplete="email"
            placeholder="vous@exemple.fr"
            maxLength={254}
            readOnly={isPending}
          />
        </LabelledField>
      </Box>
      {/* Not disabled while sending, to keep the focus. */}
      <BusyButton type="submit" busy={isPending} busyLabel="Inscription...">
        S’inscrire
      </BusyButton>
      <noscript>Ce formulaire a besoin de JavaScript.</noscript>
    </chakra.form>
  );
}
