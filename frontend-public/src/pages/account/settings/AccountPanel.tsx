import { Card, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A section of the account page. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} p={{ base: '5', md: '6' }}>
      <Heading as="h2" fontSize="xl" mb="4" id={id}>
        {title}
      </Heading>
      <Stack gap="4" align="start">
        {children}
      </Stack>
    </Card.Root>
  );
}
