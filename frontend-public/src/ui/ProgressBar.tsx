import { Box, Flex } from '@chakra-ui/react';

/** How far something has come, in whole percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <Flex align="center" gap="3">
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        flex="1"
        h="0.5rem"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" borderRadius="full" bg="brand.solid" style={{ width: `${percent}%` }} />
      </Box>
      <Box as="span" fontSize="sm" fontWeight="semibold" aria-hidden>
        {percent} %
      </Box>
    </Flex>
  );
}
