import { Box, chakra, Flex } from '@chakra-ui/react';
import Menu from '~icons/menu';
import X from '~icons/x';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../theme/recipes';
import { mobileNavigation } from './navigation';
import { NavigationLink } from './NavigationLink';
import { useFold } from './use-fold';

const Toggle = chakra('summary', {
  ...buttonRecipe,
  base: { ...buttonRecipe.base, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});

/** The menu of small screens. A details element, so that it opens without JavaScript too. */
export function MobileMenu({ account, searchBox }: { account: ReactNode; searchBox: ReactNode }) {
  const { props, close } = useFold();
  return (
    <chakra.details
      {...props}
      hideFrom="lg"
      css={{
        '& .close': { display: 'none' },
        '&[open] .close': { display: 'block' },
        '&[open] .open': { display: 'none' },
      }}
    >
      <Toggle variant="ghost" size="icon" aria-label="Menu">
        <Menu size={22} className="open" aria-hidden />
        <X size={22} className="close" aria-hidden />
      </Toggle>
      <Box
        position="absolute"
        top="100%"
        insetInline="0"
        maxH="calc(100dvh - 4.5rem)"
        overflowY="auto"
        zIndex="overlay"
        bg="bg.panel"
        borderBottom="1px solid"
        borderColor="border"
        boxShadow="raised"
        p="4"
      >
        {searchBox}
        <Flex as="nav" aria-label="Menu" direction="column" mt="3">
          {mobileNavigation.map((entry) => (
            <NavigationLink key={entry.label} {...entry} onClick={close} />
          ))}
        </Flex>
        {account}
      </Box>
    </chakra.details>
  );
}
