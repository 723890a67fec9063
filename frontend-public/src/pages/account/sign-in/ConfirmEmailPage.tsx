import { useSearchParams } from 'react-router-dom';
import { Button, Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { said, sessionQuery } from '../../../features/session/session';
import { useSession } from '../../../features/session/use-session';
import { apiQuery } from '../../../lib/query-client';
import { ButtonLink } from '../../../ui/controls';
import { toast } from '../../../ui/toasts/toaster';
import { BusyButton } from '../../../ui/BusyButton';
import { AccountScreen } from './AccountScreen';

/** The page /confirmer-adresse, linked in an email. Needs a click, since mail scanners follow links. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { mutate, ...confirmation } = useMutation({
    mutationFn: (given: string) => call('POST', '/api/auth/email/confirm', { body: { token: given } }),
    onSettled: () => queryClient.invalidateQueries(sessionQuery()),
  });

  if (confirmation.isSuccess) {
    return (
      <Screen title="Votre adresse est confirmée">
        <p>Merci ! Vous pouvez maintenant commenter et publier.</p>
        <ButtonLink to="/" alignSelf="start">
          Aller à l’accueil
        </ButtonLink>
      </Screen>
    );
  }
  if (token && confirmation.isError && !(confirmation.error instanceof ApiError)) {
    return (
      <Screen title="La confirmation n’a pas abouti">
        <p>Le site n’a pas pu être joint. Votre lien reste valable.</p>
        <Button onClick={() => mutate(token)} alignSelf="start">
          Réessayer
        </Button>
      </Screen>
    );
  }
  if (!token || confirmation.isError) {
    return (
      <Screen title="Ce lien n’est plus valable">
        <p>Un lien de confirmation vaut deux jours, et le dernier envoyé remplace les précédents.</p>
        {user?.emailConfirmed ? (
          <p>
            L’adresse de votre compte, <bdi>{user.email}</bdi>, est confirmée : il n’y a rien à faire.
          </p>
        ) : user ? (
          <NewLink />
        ) : (
          <>
            <p>Connectez-vous pour en recevoir un nouveau.</p>
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
      <p>Appuyez pour confirmer que l’adresse où vous avez reçu ce lien est bien la vôtre.</p>
      <BusyButton
        busy={confirmation.isPending}
        busyLabel="Confirmation en cours…"
        onClick={() => mutate(token)}
        alignSelf="start"
      >
        Confirmer mon adresse
      </BusyButton>
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
    <BusyButton
      busy={request.isPending}
      busyLabel="Envoi en cours..."
      onClick={() => request.mutate()}
      alignSelf="start"
    >
      Recevoir un nouveau lien
    </BusyButton>
  );
}
