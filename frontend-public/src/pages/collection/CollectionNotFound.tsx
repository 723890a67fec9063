import { Container } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';

export function CollectionNotFound() {
  return (
    <Container>
      <PageHead title="Collection non trouvée" description="Cette collection n’existe pas." hidden />
      <EmptyState title="Collection non trouvée" as="h1">
        <p>Elle n’existe pas, ou la personne qui l’a composée ne la partage plus.</p>
        <ButtonLink to="/apprentissage?onglet=collections" variant="outline" mt="5">
          Voir mes collections
        </ButtonLink>
      </EmptyState>
    </Container>
  );
}
