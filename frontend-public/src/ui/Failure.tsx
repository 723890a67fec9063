import { Alert, Button } from '@chakra-ui/react';

interface FailureProps {
  message: string;
  detail?: string;
  /** Shows a button to try again. */
  onRetry?: () => void;
}

/** Says what went wrong. */
export function Failure({ message, detail, onRetry }: FailureProps) {
  return (
    // Several lists may fail at once.
    <Alert.Root status="error" role="alert" css={{ '& + &': { mt: '4' } }}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
        {detail && <Alert.Description>{detail}</Alert.Description>}
        {onRetry && (
          <Button variant="outline" size="sm" mt="3" onClick={onRetry}>
            Réessayer
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
