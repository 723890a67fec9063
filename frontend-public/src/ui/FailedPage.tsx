import { Text } from '@chakra-ui/react';
import { Button } from './controls';
import { EmptyState } from './EmptyState';
import { Page } from './Page';
import { PageHead } from './PageHead';

/** A whole page that could not be loaded or broke, and a way to try again. */
export function FailedPage({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page role="alert">
      <PageHead title={title} description="Cette page n’a pas pu être affichée." hidden />
      <EmptyState title={title} as="h1">
        <Text>Cette page n’a pas pu être affichée. Ce n’est pas de votre fait.</Text>
        <Button mt="5" onClick={onRetry}>
          Réessayer
        </Button>
      </EmptyState>
    </Page>
  );
}
