import { Text } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';

/** Stands where a part of the site will open. */
export function Component() {
  const title = 'Cette partie du site n’est pas encore ouverte';
  return (
    <Page>
      <PageHead title={title} description="Cette partie du site ouvrira bientôt." hidden />
      <EmptyState title={title} as="h1">
        <Text>Elle ouvrira bientôt. En attendant, tous les tutoriels se lisent librement.</Text>
        <ButtonLink to="/catalogue" mt="5">
          Parcourir le catalogue
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
