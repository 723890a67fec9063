import { useId } from 'react';
import { Box, chakra, Heading, List, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../../features/session/session';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
import { BusyButton } from '../../ui/BusyButton';
import { authorsQuery, type SentInvitation } from './co-author';

interface SentInvitationsProps {
  tutorialId: number;
  invitations: SentInvitation[];
}

/** Pending invitations; renders nothing without any. */
export function SentInvitations({ tutorialId, invitations }: SentInvitationsProps) {
  const heading = useId();
  const queryClient = useQueryClient();
  const takeBack = useMutation({
    mutationFn: ({ id: invitationId }: SentInvitation) =>
      call('DELETE', '/api/tutorials/{id}/authors/invitations/{invitationId}', {
        path: { id: tutorialId, invitationId },
      }),
    onSuccess: (_, { invitee }) => toast({ title: 'Invitation reprise', description: invitee }),
    onError: (error) =>
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible de reprendre cette invitation.',
        destructive: true,
      }),
    // The invited member may have answered meanwhile.
    onSettled: () => queryClient.invalidateQueries(authorsQuery(tutorialId)),
  });
  if (invitations.length === 0) return null;
  return (
    <chakra.section aria-labelledby={heading} mt="5">
      <Heading as="h3" id={heading} fontSize="md">
        Invitations sans réponse
      </Heading>
      <List.Root>
        {invitations.map((invitation) => (
          <List.Item key={invitation.id} display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2">
            <Box flex="1" minW="40">
              <Text overflowWrap="anywhere">{invitation.invitee}</Text>
              <Text fontSize="sm" color="fg.muted">
                Jusqu’au <FormattedDate value={invitation.expiresAt} />
              </Text>
            </Box>
            <BusyButton
              variant="outline"
              size="sm"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(invitation)}
              aria-label={`Reprendre l’invitation de ${invitation.invitee}`}
            >
              Reprendre
            </BusyButton>
          </List.Item>
        ))}
      </List.Root>
    </chakra.section>
  );
}
