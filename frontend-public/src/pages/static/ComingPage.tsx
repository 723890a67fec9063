import { Text } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';

/** Stands where a part of the site that needs an account will open. */
export function Component() {
  const title = 'Cette partie du site n’est pas encore ouverte';
  return (
    <Page>
      <PageHead title={title} description="Les comptes de membre ne sont pas encore ouverts." hidden />
      <EmptyState title={title} as="h1">
        <Text>
          Les comptes de membre ne sont pas encore ouverts sur ce site. En attendant, tous les tutoriels se
          lisent librement, sans inscription.
        </Text>
        <ButtonLink to="/catalogue" mt="5">
          Parcourir le catalogue
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
