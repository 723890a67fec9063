import { Badge, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '../../../features/session/session';
import { apiQuery } from '../../../lib/query-client';
import { toast } from '../../../ui/toasts/toaster';
import { BusyButton } from '../../../ui/BusyButton';
import { EmailChange } from './EmailChange';
import { toastFailure } from './account-failure';
import { AccountPanel } from './AccountPanel';

export function EmailPanel({ user }: { user: User }) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const send = useMutation({
    mutationFn: () => call('POST', '/api/auth/email/confirm-request'),
    onSuccess: () => toast({ title: 'Message envoyé', description: `Ouvrez le lien reçu à ${user.email}.` }),
    onError: toastFailure,
  });
  return (
    <AccountPanel title="Adresse e-mail">
      <Text w="full" overflowWrap="anywhere">
        <strong>{user.email}</strong>{' '}
        <Badge variant={user.emailConfirmed ? 'brand' : 'accent'}>
          {user.emailConfirmed ? 'Confirmée' : 'À confirmer'}
        </Badge>
      </Text>
      {user.emailConfirmed && (
        <Text color="fg.muted">Nous savons qu’elle est à vous. Elle n’est montrée à personne.</Text>
      )}
      {!user.emailConfirmed && settings?.sendsMail === false && (
        <Text color="fg.muted">
          Ce site n’envoie pas encore de messages : elle ne peut pas être confirmée, et vous pouvez commenter
          et publier sans cela.
        </Text>
      )}
      {!user.emailConfirmed && settings?.sendsMail && (
        <>
          <Text color="fg.muted">
            Un message vous attend dans votre boîte : le lien qu’il contient confirme que l’adresse est à
            vous.
          </Text>
          <BusyButton variant="outline" busy={send.isPending} onClick={() => send.mutate()}>
            Renvoyer le message
          </BusyButton>
        </>
      )}
      {settings?.sendsMail && <EmailChange />}
    </AccountPanel>
  );
}
