import { Box, chakra } from '@chakra-ui/react';
import Menu from '~icons/menu';
import X from '~icons/x';
import type { ReactNode } from 'react';
import { SummaryButton } from './controls';
import { mobileNavigation, useNavigation } from '../lib/navigation';
import { NavigationLink } from './NavigationLink';
import { useDisclosure } from './use-disclosure';

/** Menu of small screens. A `<details>`, so that it works without JavaScript. */
export function MobileMenu({ account, searchBox }: { account: ReactNode; searchBox: ReactNode }) {
  const { props, close } = useDisclosure();
  return (
    <chakra.details
      hideFrom="nav"
      css={{
        '& .close': { display: 'none' },
        '&[open] .close': { display: 'block' },
        '&[open] .open': { display: 'none' },
      }}
      {...props}
    >
      <SummaryButton variant="ghost" size="icon" aria-label="Menu">
        <Menu size={22} className="open" aria-hidden />
        <X size={22} className="close" aria-hidden />
      </SummaryButton>
      <Box
        position="absolute"
        top="full"
        insetInline="0"
        maxH="underHeader"
        overflowY="auto"
        zIndex="overlay"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
        boxShadow="raised"
        p="4"
      >
        {searchBox}
        <chakra.nav display="flex" flexDirection="column" mt="3" aria-label="Menu">
          {useNavigation(mobileNavigation).map((link) => (
            <NavigationLink key={link[0]} link={link} onClick={close} />
          ))}
        </chakra.nav>
        {account}
      </Box>
    </chakra.details>
  );
}
