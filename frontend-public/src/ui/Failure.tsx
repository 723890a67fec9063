import { Flex, Text } from '@chakra-ui/react';
import { Button } from './controls';

/** Says that something could not be loaded and offers to try again. */
export function Failure({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Flex role="alert" direction="column" align="start" gap="3" p="5" borderRadius="lg" bg="bg.muted">
      <Text>{message}</Text>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </Flex>
  );
}
