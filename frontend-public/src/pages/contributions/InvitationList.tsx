import { Box, Card, chakra, Heading, List, Text, Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { said } from '../../features/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ButtonLink } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';
import { invitationsQuery, type Invitation } from './co-author';

/**
 * Invitations to co-author; renders nothing without any.
 * @param mayWrite whether the member is a contributor, required for accepting
 */
export function InvitationList({ mayWrite }: { mayWrite: boolean }) {
  const heading = useId();
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(invitationsQuery());
  const [refused, setRefused] = useState<Invitation | null>(null);
  const failed = (error: unknown) =>
    toast({
      title: 'Erreur',
      description: said(error) ?? 'Votre réponse n’est pas partie. Réessayez.',
      destructive: true,
    });
  // Refetched in any case: the invitation may have been withdrawn.
  const again = () => queryClient.invalidateQueries();
  const accept = useMutation({
    mutationFn: ({ id }: Invitation) => call('POST', '/api/invitations/{id}/accept', { path: { id } }),
    onSuccess: (_, { tutorial }) =>
      toast({ title: 'Vous en êtes désormais un des auteurs', description: tutorial.title }),
    onError: failed,
    onSettled: again,
  });
  const refuse = useMutation({
    mutationFn: ({ id }: Invitation) => call('POST', '/api/invitations/{id}/refuse', { path: { id } }),
    onSuccess: (_, { tutorial }) => toast({ title: 'Invitation refusée', description: tutorial.title }),
    onError: failed,
    onSettled: () => {
      setRefused(null);
      return again();
    },
  });
  if (isError && !data) {
    return <Failure message="Impossible de charger vos invitations." onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return null;
  return (
    <chakra.section id="_invitations" aria-labelledby={heading} mb="8">
      <Heading as="h2" id={heading} fontSize="xl" mb="4">
        Invitations
      </Heading>
      <List.Root gap="4">
        {data.invitations.map((invitation) => (
          <li key={invitation.id} id={`_invitation-${invitation.tutorial.id}`}>
            <InvitationCard
              invitation={invitation}
              mayWrite={mayWrite}
              isPending={accept.isPending || refuse.isPending}
              onAccept={() => accept.mutate(invitation)}
              onRefuse={() => setRefused(invitation)}
            />
          </li>
        ))}
      </List.Root>
      <ConfirmDialog
        title="Refuser cette invitation ?"
        open={refused !== null}
        onClose={() => setRefused(null)}
        action="Refuser l’invitation"
        isPending={refuse.isPending}
        onConfirm={() => refused && refuse.mutate(refused)}
      >
        Qui vous a invité à écrire « {refused?.tutorial.title} » l’apprendra, et pourra vous inviter à
        nouveau.
      </ConfirmDialog>
    </chakra.section>
  );
}

interface InvitationCardProps {
  invitation: Invitation;
  mayWrite: boolean;
  isPending: boolean;
  onAccept: () => void;
  onRefuse: () => void;
}

function InvitationCard({ invitation, mayWrite, isPending, onAccept, onRefuse }: InvitationCardProps) {
  const { tutorial, invitedBy, expiresAt } = invitation;
  const inviter = invitedBy?.displayName ?? 'Un membre';
  return (
    <Card.Root as="article" display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <Box flex="1" minW="60">
        <Heading as="h3" fontSize="lg" overflowWrap="anywhere" dir="auto">
          {tutorial.title}
        </Heading>
        <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {inviter} vous invite à écrire ce tutoriel, avec les mêmes droits que ses auteurs
          {tutorial.authorName === inviter ? '' : `, ${tutorial.authorName}`}. Réponse possible jusqu’au{' '}
          <FormattedDate value={expiresAt} />.
        </Text>
        {!mayWrite && (
          <Text mt="2" fontSize="sm">
            Pour accepter, devenez d’abord contributeur : cela prend un instant, et l’invitation vous attend.
          </Text>
        )}
      </Box>
      <Wrap gap="2">
        {mayWrite ? (
          <BusyButton
            size="sm"
            busy={isPending}
            onClick={onAccept}
            aria-label={`Accepter d’écrire « ${tutorial.title} »`}
          >
            Accepter
          </BusyButton>
        ) : (
          <ButtonLink size="sm" to="/devenir-contributeur">
            Devenir contributeur
          </ButtonLink>
        )}
        <BusyButton
          variant="outline"
          size="sm"
          busy={isPending}
          onClick={onRefuse}
          aria-label={`Refuser d’écrire « ${tutorial.title} »`}
        >
          Refuser
        </BusyButton>
      </Wrap>
    </Card.Root>
  );
}
