import { Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Panel } from '../../ui/controls';

/** One matter of the account. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} p={{ base: '5', md: '6' }}>
      <Heading as="h2" id={id} fontSize="xl" mb="4">
        {title}
      </Heading>
      <Stack gap="4" align="start">
        {children}
      </Stack>
    </Panel>
  );
}
