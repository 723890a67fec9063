import { Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { said, sessionQuery } from '../../features/session/session';
import { useSession } from '../../features/session/use-session';
import { apiQuery } from '../../query-client';
import { Button, ButtonLink } from '../../ui/controls';
import { Spinner } from '../../ui/Spinner';
import { toast } from '../../ui/toasts/toaster';
import { AccountScreen } from './AccountScreen';

/** The page /confirmer-adresse, to which an email leads. It confirms by itself. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { mutate, ...confirmation } = useMutation({
    mutationFn: (given: string) => call('POST', '/api/auth/email/confirm', { body: { token: given } }),
    onSettled: () => queryClient.invalidateQueries(sessionQuery()),
  });

  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);

  if (confirmation.isSuccess || (confirmation.isError && user?.emailConfirmed)) {
    return (
      <Screen title="Votre adresse est confirmée">
        <Text>Merci ! Vous pouvez maintenant commenter et publier.</Text>
        <ButtonLink to="/" alignSelf="start">
          Aller à l’accueil
        </ButtonLink>
      </Screen>
    );
  }
  if (token && confirmation.isError && !(confirmation.error instanceof ApiError)) {
    return (
      <Screen title="La confirmation n’a pas abouti">
        <Text>Le site n’a pas pu être joint. Votre lien reste valable.</Text>
        <Button alignSelf="start" onClick={() => mutate(token)}>
          Réessayer
        </Button>
      </Screen>
    );
  }
  if (!token || confirmation.isError) {
    return (
      <Screen title="Ce lien n’est plus valable">
        <Text>Un lien de confirmation ne sert qu’une fois et vaut deux jours.</Text>
        {user ? (
          <NewLink />
        ) : (
          <>
            <Text>Connectez-vous pour en recevoir un nouveau.</Text>
            <ButtonLink to="/connexion?retour=%2Fconfirmer-adresse" alignSelf="start">
              Se connecter
            </ButtonLink>
          </>
        )}
      </Screen>
    );
  }
  return (
    <Screen title="Confirmation de votre adresse">
      <Spinner label="Confirmation en cours" />
    </Screen>
  );
}

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccountScreen title={title} description="Confirmation de l’adresse d’un compte.">
      <Stack gap="5" aria-live="polite">
        {children}
      </Stack>
    </AccountScreen>
  );
}

function NewLink() {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const request = useMutation({
    mutationFn: () => call('POST', '/api/auth/email/confirm-request'),
    onSuccess: () =>
      toast(
        settings?.sendsMail === false
          ? {
              title: 'Lien fait',
              description:
                'Ce site n’envoie pas encore de messages : son administrateur le trouve sur le serveur.',
            }
          : { title: 'Lien envoyé', description: 'Vérifiez votre boîte.' },
      ),
    onError: (error) =>
      toast({
        title: 'Le lien n’a pas pu être envoyé',
        description: said(error) ?? 'Réessayez dans un instant.',
        destructive: true,
      }),
  });
  return (
    <Button alignSelf="start" disabled={request.isPending} onClick={() => request.mutate()}>
      {request.isPending ? 'Envoi en cours...' : 'Recevoir un nouveau lien'}
    </Button>
  );
}
