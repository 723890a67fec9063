import { Button, Stack } from '@chakra-ui/react';

/** Load error with a retry button. */
export function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Stack
      align="start"
      gap="3"
      p="5"
      borderRadius="lg"
      bg="bg.muted"
      css={{
        // Several lists may fail at once: retry them all.
        '& + &': { mt: '4' },
      }}
      role="alert"
    >
      <p>{message}</p>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </Stack>
  );
}
