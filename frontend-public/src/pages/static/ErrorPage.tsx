import { Text } from '@chakra-ui/react';
import { Button } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { PageHead } from '../../ui/PageHead';

/** Shown in place of a page that broke. */
export function ErrorPage() {
  return (
    <Page>
      <PageHead title="Une erreur est survenue" description="Cette page n’a pas pu être affichée." hidden />
      <EmptyState title="Une erreur est survenue" as="h1">
        <Text>Cette page n’a pas pu être affichée. Ce n’est pas de votre fait.</Text>
        <Button mt="5" onClick={() => location.reload()}>
          Réessayer
        </Button>
      </EmptyState>
    </Page>
  );
}
