import { Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { apiQuery } from '../../../lib/query-client';
import type { PageLoader } from '../../../page-loader';
import { ButtonLink, TextLink } from '../../../ui/controls';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { LOCAL_EMAIL, matching, rules } from '../../../ui/forms/rules';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField } from '../../../ui/forms/fields';
import { AccountScreen } from './AccountScreen';

interface Values {
  email: string;
}

export function createLoader(queryClient: QueryClient): PageLoader {
  return async () => {
    await queryClient.prefetchQuery(apiQuery('/api/settings'));
    return null;
  };
}

export function Component() {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const form = useForm<Values>();
  const request = useMutation({
    mutationFn: (values: Values) => call('POST', '/api/auth/password/reset-request', { body: values }),
  });

  if (request.isSuccess && settings?.sendsMail === false) {
    return (
      <AccountScreen title="Votre demande est notée" description="Le lien attend sur le serveur.">
        <Stack gap="5" role="status">
          <p>
            Ce site n’envoie pas encore de messages. Si un compte existe à l’adresse{' '}
            <strong>{request.variables.email}</strong>, un lien pour choisir un nouveau mot de passe attend
            sur le serveur : demandez à l’administrateur du site de vous le transmettre. Il est valable une
            heure et ne sert qu’une fois.
          </p>
          <ButtonLink to="/connexion" alignSelf="start">
            Retour à la connexion
          </ButtonLink>
        </Stack>
      </AccountScreen>
    );
  }
  if (request.isSuccess) {
    return (
      <AccountScreen title="Consultez votre boîte" description="Un lien vient de partir.">
        <Stack gap="5" role="status">
          <p>
            Si un compte existe à l’adresse <strong>{request.variables.email}</strong>, un lien pour choisir
            un nouveau mot de passe vient d’y partir. Il est valable une heure et ne sert qu’une fois.
          </p>
          <Text color="fg.muted">
            Rien n’arrive ? Regardez parmi les indésirables. Un autre lien peut être demandé dix minutes après
            le premier, qui reste bon jusque-là.
          </Text>
          <ButtonLink to="/connexion" alignSelf="start">
            Retour à la connexion
          </ButtonLink>
        </Stack>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen
      title="Mot de passe oublié"
      description="Recevez un lien pour choisir un nouveau mot de passe."
      introduction={
        settings?.sendsMail === false
          ? 'Ce site n’envoie pas encore de messages : le lien sera gardé sur le serveur, où son administrateur peut le trouver et vous le transmettre.'
          : 'Indiquez l’adresse de votre compte : nous y enverrons un lien pour choisir un nouveau mot de passe.'
      }
    >
      <Form form={form} send={request.mutateAsync} label="Mot de passe oublié">
        <Stack gap="5">
          <TextField
            name="email"
            type="email"
            label="Adresse email"
            rules={rules(matching(LOCAL_EMAIL, 'Veuillez entrer une adresse email valide'))}
            autoComplete="email"
            maxLength={254}
          />
          <FormProblem />
          <SubmitButton pending="Envoi en cours...">Recevoir le lien</SubmitButton>
          <Text fontSize="sm" textAlign="center">
            <TextLink to="/connexion">Retour à la connexion</TextLink>
          </Text>
        </Stack>
      </Form>
    </AccountScreen>
  );
}
