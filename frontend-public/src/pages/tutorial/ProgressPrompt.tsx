import { Heading, Text } from '@chakra-ui/react';
import { Panel, TextLink } from '../../ui/controls';

export function ProgressPrompt() {
  return (
    <Panel aria-labelledby="progress-title">
      <Heading as="h2" id="progress-title" fontSize="md" mb="2">
        Votre progression
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        <TextLink to="/connexion">Connectez-vous</TextLink> pour suivre votre progression dans ce tutoriel.
      </Text>
    </Panel>
  );
}
