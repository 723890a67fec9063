import { useSearchParams } from 'react-router-dom';
import { Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said, sessionQuery } from '../../../features/session/session';
import { ButtonLink } from '../../../ui/controls';
import { Failure } from '../../../ui/Failure';
import { BusyButton } from '../../../ui/BusyButton';
import { AccountScreen } from './AccountScreen';

/** The page /annuler-adresse, linked in the email to the old address. Needs a click, since mail scanners follow links. */
export function Component() {
  const token = useSearchParams()[0].get('jeton');
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: (given: string) => call('POST', '/api/auth/email/undo', { body: { token: given } }),
    onSettled: () => queryClient.invalidateQueries(sessionQuery()),
  });
  return (
    <AccountScreen
      title={undo.isSuccess ? 'Votre adresse est rétablie' : 'Annuler le changement d’adresse'}
      description="Annulation du changement d’adresse d’un compte."
    >
      <Stack gap="5" aria-live="polite">
        {undo.isSuccess ? (
          <>
            <p>
              Toutes les sessions sont fermées. Si quelqu’un d’autre a changé l’adresse, il connaît votre mot
              de passe : choisissez-en un nouveau.
            </p>
            <ButtonLink to="/mot-de-passe-oublie" alignSelf="start">
              Choisir un nouveau mot de passe
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              Votre compte retrouvera l’adresse où vous avez reçu ce lien, et toutes ses sessions seront
              fermées.
            </p>
            <BusyButton
              disabled={!token}
              busy={undo.isPending}
              onClick={() => token && undo.mutate(token)}
              alignSelf="start"
            >
              Rétablir mon adresse
            </BusyButton>
          </>
        )}
        {(undo.isError || !token) && (
          <Failure
            message={
              said(undo.error) ??
              (token ? 'Le site n’a pas pu être joint. Réessayez.' : 'Ce lien n’est plus valable.')
            }
          />
        )}
      </Stack>
    </AccountScreen>
  );
}
