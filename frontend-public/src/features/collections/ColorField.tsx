import { chakra, Fieldset, Grid } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { collectionColors } from './collection';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: 'square',
    borderRadius: 'full',
    cursor: 'button',
    border: 'md',
    borderColor: 'transparent',
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
            <chakra.svg boxSize="8" viewBox="0 0 2 2" aria-hidden>
              <circle cx="1" cy="1" r="1" fill={value} />
            </chakra.svg>
          </Choice>
        ))}
      </Grid>
    </Fieldset.Root>
  );
}
