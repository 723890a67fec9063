import { chakra, Flex } from '@chakra-ui/react';

/** A row of figures with labels. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: figures.length === 3 ? 'repeat(3, auto)' : '1fr 1fr',
        sm: 'repeat(4, max-content)',
      }}
      columnGap={{ base: '4', sm: '8', md: '16' }}
      rowGap="5"
    >
      {figures.map(({ value, label }) => (
        <Flex direction="column-reverse" key={label}>
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
        </Flex>
      ))}
    </chakra.dl>
  );
}
