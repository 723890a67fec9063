import { Box, chakra, Grid } from '@chakra-ui/react';

/** Figures in a row, each over what it counts. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <Grid
      as="dl"
      templateColumns={{
        base: figures.length === 3 ? 'repeat(3, auto)' : '1fr 1fr',
        sm: 'repeat(4, max-content)',
      }}
      columnGap={{ base: '4', sm: '8', md: '16' }}
      rowGap="5"
    >
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
    </Grid>
  );
}
