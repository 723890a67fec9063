import { Box, defineStyle, HStack, Span } from '@chakra-ui/react';
import { FilledBar } from './FilledBar';

/** Progress in whole percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <HStack gap="3">
      <Box
        flex="1"
        h="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <FilledBar percent={percent} look={defineStyle({ fill: 'brand.solid' })} />
      </Box>
      <Span fontSize="sm" fontWeight="semibold" aria-hidden>
        {percent} %
      </Span>
    </HStack>
  );
}
