import { Container } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';

export function TutorialNotFound() {
  return (
    <Container>
      <PageHead title="Tutoriel non trouvé" description="Ce tutoriel n’existe pas." hidden />
      <EmptyState title="Tutoriel non trouvé" as="h1">
        <p>Le tutoriel que vous cherchez n'existe pas.</p>
        <ButtonLink to="/" mt="5">
          Retour à l’accueil
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
