import { Box, Flex } from '@chakra-ui/react';

export function Spinner({ label }: { label: string }) {
  return (
    <Flex justifyContent="center" py="16" role="status" data-needs-scripts aria-label={label}>
      <Box
        w="10"
        h="10"
        borderRadius="full"
        border="3px solid"
        borderColor="border"
        borderTopColor="brand.solid"
        animation="spin 0.8s linear infinite"
        _motionReduce={{ animation: 'pulse 1.6s ease-in-out infinite' }}
      />
    </Flex>
  );
}
