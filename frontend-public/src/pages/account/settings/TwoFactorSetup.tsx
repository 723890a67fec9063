import { Button, chakra, Skeleton, Stack, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useForm } from 'react-hook-form';
import { sessionQuery } from '../../../features/session/session';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField } from '../../../ui/forms/fields';

const QrCode = lazyPart(async () => (await import('./QrCode')).QrCode);

interface TwoFactorSetupProps {
  setup: components['schemas']['TwoFactorSetupDto'];
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoFactorSetup({ setup: { secret, uri }, onDone, onCancel }: TwoFactorSetupProps) {
  const queryClient = useQueryClient();
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const confirm = useMutation({
    mutationFn: (values: { code: string }) => call('POST', '/api/auth/two-factor/confirm', { body: values }),
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      void queryClient.invalidateQueries(sessionQuery());
    },
  });
  return (
    <Stack gap="4" w="full">
      <p>
        Lisez ce code avec votre application d’authentification, ou{' '}
        <chakra.a color="brand.fg" textDecoration="underline" href={uri}>
          ouvrez-la sur cet appareil
        </chakra.a>
        .
      </p>
      <Suspense fallback={<Skeleton w="48" h="48" />}>
        <QrCode text={uri} />
      </Suspense>
      <Text fontSize="sm">
        À la main, la clé est : <chakra.code overflowWrap="anywhere">{secret}</chakra.code>
      </Text>
      <Form form={form} send={confirm.mutateAsync} label="Second facteur">
        <Stack gap="4">
          <TextField
            name="code"
            label="Code à six chiffres"
            rules={{ required: 'Le code est requis' }}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            autoFocus
          />
          <FormProblem />
          <Wrap gap="3">
            <SubmitButton pending="Vérification...">Vérifier</SubmitButton>
            <Button variant="ghost" onClick={onCancel}>
              Annuler
            </Button>
          </Wrap>
        </Stack>
      </Form>
    </Stack>
  );
}
