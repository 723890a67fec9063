import { useId } from 'react';
import { css } from '#styles/css';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../../features/session/session';
import { Button } from '../../ui/controls';
import { FormattedDate } from '../../ui/FormattedDate';
import { toast } from '../../ui/toasts/toaster';
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
    <section aria-labelledby={heading} className={css({ mt: '5' })}>
      <h3 id={heading} className={css({ fontSize: 'md' })}>
        Invitations sans réponse
      </h3>
      <ul className={css({ listStyleType: 'none' })}>
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', py: '2' })}
          >
            <div className={css({ flex: '1', minW: '10rem' })}>
              <p className={css({ overflowWrap: 'anywhere' })}>{invitation.invitee}</p>
              <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                Jusqu’au <FormattedDate value={invitation.expiresAt} />
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              disabled={takeBack.isPending}
              onClick={() => takeBack.mutate(invitation)}
              aria-label={`Reprendre l’invitation de ${invitation.invitee}`}
            >
              Reprendre
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
