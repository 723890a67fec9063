import { Box, chakra } from '@chakra-ui/react';
import ChevronDown from '~icons/chevron-down';
import type { ReactNode } from 'react';

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '11',
    py: '2',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** One fold of the accordion. Folds of the same name close each other: the browser sees to it. */
export function FilterSection({
  title,
  open,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <chakra.details
      name="filtres"
      open={open}
      borderBottom="1px solid"
      borderColor="border"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
    >
      <Summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <Box pb="4">{children}</Box>
    </chakra.details>
  );
}
