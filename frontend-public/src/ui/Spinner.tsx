import { Center, Spinner as Turning } from '@chakra-ui/react';

export function Spinner({ label }: { label: string }) {
  return (
    <Center py="16" role="status" data-needs-scripts aria-label={label}>
      <Turning />
    </Center>
  );
}
