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
    cursor: 'button',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** An accordion item. `<details>` of the same name close each other natively. */
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
      borderBottomWidth="1px"
      borderColor="border"
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
      name="filtres"
      open={open}
    >
      <Summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </Summary>
      <Box pb="4">{children}</Box>
    </chakra.details>
  );
}
