import { Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';

/** Says in the form why it could not be sent, for as long as that holds. */
export function FormProblem({ title, children }: { title?: string | null; children?: string | false }) {
  return (
    <Flex
      aria-live="polite"
      gap="3"
      {...(title
        ? {
            p: '3',
            borderRadius: 'md',
            bg: 'bg.muted',
            borderInlineStart: '4px solid',
            borderColor: 'fg.error',
          }
        : {})}
    >
      {title && (
        <>
          <TriangleAlert size={20} aria-hidden />
          <Text flex="1">
            <strong>{title}</strong> {children}
          </Text>
        </>
      )}
    </Flex>
  );
}
