import { Card, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../lib/query-client';
import { InvitationNote } from './InvitationNote';
import { useInvitation } from './use-invitation';

/**
 * A registration form. Hidden until the invitation in the address has loaded, and while registrations are closed unless
 * there is a valid invitation. The server enforces it, too.
 */
export function OpenRegistration({ children }: { children: ReactNode }) {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  const received = useInvitation();
  const { token, invitation, error } = received;
  const isOpen = settings?.enableNewRegistrations !== false;
  const note = token !== null && <InvitationNote {...received} />;
  // A form sent before would lose the invitation, and the note, which grows once it is loaded, would move the form
  // under the pointer.
  if (token !== null && !invitation && !error) return note;
  if (!isOpen && !invitation) {
    return (
      <>
        {note}
        <Card.Root as="section" aria-label="Inscriptions fermées">
          <Text fontWeight="semibold">Les inscriptions sont fermées pour le moment.</Text>
          <Text mt="1" color="fg.muted">
            Tous les tutoriels se lisent librement, sans compte.
          </Text>
        </Card.Root>
      </>
    );
  }
  return (
    <>
      {note}
      {children}
      {settings?.sendsMail === false && (
        <Text mt="5" fontSize="sm" color="fg.muted">
          Ce site n’envoie pas encore de messages : votre adresse restera à confirmer, ce qui ne vous
          empêchera ni de commenter ni de publier.
        </Text>
      )}
    </>
  );
}
