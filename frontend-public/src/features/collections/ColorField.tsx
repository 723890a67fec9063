import { chakra, Fieldset, Grid, Span } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { collectionColors } from './collection';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '1',
    borderRadius: 'full',
    cursor: 'pointer',
    border: '2px solid transparent',
    '&:has(input:checked)': { borderColor: 'fg' },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});

/** A choice of seven colours with accessible names. */
export function ColorField({ name }: { name: string }) {
  const { register } = useFormContext();
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Couleur</Fieldset.Legend>
      <Grid templateColumns="repeat(7, minmax(0, 2.75rem))" ms="-1.5">
        {Object.entries(collectionColors).map(([value, label]) => (
          <Choice key={value} title={label}>
            <chakra.input srOnly type="radio" value={value} aria-label={label} {...register(name)} />
            <Span w="8" h="8" borderRadius="full" bg={value} />
          </Choice>
        ))}
      </Grid>
    </Fieldset.Root>
  );
}
