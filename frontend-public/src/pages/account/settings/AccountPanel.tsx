import { Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../../ui/controls';

/** A section of the account page. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} p={{ base: '5', md: '6' }}>
      <Heading as="h2" fontSize="xl" mb="4" id={id}>
        {title}
      </Heading>
      <Flex flexDirection="column" gap="4" alignItems="start">
        {children}
      </Flex>
    </Panel>
  );
}
