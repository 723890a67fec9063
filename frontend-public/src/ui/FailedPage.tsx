import { Button, Container } from '@chakra-ui/react';
import { ApiError } from '@passerelle/api-client/request';
import { EmptyState } from './EmptyState';
import { useOffline } from '../lib/offline';
import { PageHead } from './PageHead';

interface FailedPageProps {
  title: string;
  /** The error. */
  error?: unknown;
  onRetry: () => void;
}

/** Replaces a page that failed to load or render, with a retry button. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  const offline = useOffline();
  return (
    <Container role="alert">
      <PageHead title={title} description="Cette page n’a pas pu être affichée." hidden />
      <EmptyState title={offline ? 'Vous êtes hors ligne' : title} as="h1">
        {offline ? (
          <p>Cette page s’affichera d’elle-même quand la connexion sera revenue.</p>
        ) : (
          <>
            <p>{reasonOf(error)}</p>
            <Button onClick={onRetry} mt="5">
              Réessayer
            </Button>
          </>
        )}
      </EmptyState>
    </Container>
  );
}

/** On 429 and 503 the server’s message says when to retry. */
function reasonOf(error: unknown): string {
  const passing = error instanceof ApiError && [429, 503].includes(error.status) ? error.said : undefined;
  return passing ?? 'Cette page n’a pas pu être affichée. Ce n’est pas de votre fait.';
}
