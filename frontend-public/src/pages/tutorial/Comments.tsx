import { Box, Heading, Text } from '@chakra-ui/react';
import { TextLink } from '../../ui/controls';

export function Comments() {
  return (
    <Box
      as="section"
      aria-labelledby="comments-title"
      mt="12"
      pt="8"
      borderTop="1px solid"
      borderColor="border"
    >
      <Heading as="h2" id="comments-title" fontSize="2xl">
        Commentaires
      </Heading>
      <Text mt="4" color="fg.muted">
        Aucun commentaire pour le moment
      </Text>
      <Text mt="2" color="fg.muted">
        <TextLink to="/connexion">Connectez-vous</TextLink> pour commenter.
      </Text>
    </Box>
  );
}
