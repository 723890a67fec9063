import { Card, Text } from '@chakra-ui/react';
import { useSite } from '../../../lib/site';
import { said } from '../../../features/session/session';
import type { useInvitation } from './use-invitation';

/** Says what the invitation allows, or why it is no longer valid. */
export function InvitationNote({ invitation, error }: ReturnType<typeof useInvitation>) {
  const { name } = useSite();
  if (error) {
    return (
      <Card.Root as="section" role="alert" mb="5">
        <Text fontWeight="semibold">Votre invitation n’a pas pu être lue.</Text>
        <Text mt="1" color="fg.muted">
          {said(error) ?? 'Rechargez la page dans un instant.'}
        </Text>
      </Card.Root>
    );
  }
  return (
    <Card.Root as="section" aria-label="Invitation" mb="5">
      <Text fontWeight="semibold">
        {invitation ? `Vous êtes invité sur ${name}.` : 'Lecture de votre invitation…'}
      </Text>
      {invitation && (
        <Text mt="1" color="fg.muted">
          {invitation.isContributor
            ? 'Créez votre compte : vous pourrez aussi publier des tutoriels.'
            : 'Il ne reste qu’à créer votre compte.'}
        </Text>
      )}
    </Card.Root>
  );
}
