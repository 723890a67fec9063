import { Box, chakra, Flex } from '@chakra-ui/react';

/** Figures in a row, each over what it counts. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <Flex as="dl" wrap="wrap" columnGap={{ base: '8', md: '16' }} rowGap="5">
      {figures.map(({ value, label }) => (
        <Box key={label} display="flex" flexDirection="column-reverse">
          <chakra.dt color="fg.muted" fontSize="sm">
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontSize="3xl"
            fontWeight="bold"
            lineHeight="tight"
            color="brand.fg"
          >
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Flex>
  );
}
