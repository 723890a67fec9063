import { Box, Card, Text } from '@chakra-ui/react';
import { Failure } from '../../../ui/Failure';
import { useSite } from '../../../lib/site';
import { said } from '../../../features/session/session';
import type { useInvitation } from './use-invitation';

/** Says what the invitation allows, or why it is no longer valid. */
export function InvitationNote({ invitation, error }: ReturnType<typeof useInvitation>) {
  const { name } = useSite();
  if (error) {
    return (
      <Box mb="5">
        <Failure
          message="Votre invitation n’a pas pu être lue."
          detail={said(error) ?? 'Rechargez la page dans un instant.'}
        />
      </Box>
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
