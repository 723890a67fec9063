import { Box, chakra, Flex } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonRecipe } from '../theme/recipes';
import { ButtonLink } from './controls';
import { mobileNavigation } from './navigation';
import { NavigationLink } from './NavigationLink';
import { SearchBox } from './SearchBox';

const Toggle = chakra('summary', {
  ...buttonRecipe,
  base: { ...buttonRecipe.base, listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
});

/** The menu of small screens. A details element, so that it opens without JavaScript too. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };

  // Whatever was chosen, the menu is done with.
  useEffect(close, [key]);

  return (
    <chakra.details
      ref={details}
      hideFrom="lg"
      css={{
        '& .close': { display: 'none' },
        '&[open] .close': { display: 'block' },
        '&[open] .open': { display: 'none' },
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
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
        <SearchBox />
        <Flex as="nav" aria-label="Menu" direction="column" mt="3">
          {mobileNavigation.map((entry) => (
            <NavigationLink key={entry.label} {...entry} onClick={close} />
          ))}
        </Flex>
        <Flex gap="3" mt="4">
          <ButtonLink variant="outline" to="/auth/login" flex="1">
            Connexion
          </ButtonLink>
          <ButtonLink to="/auth/register" flex="1">
            Inscription
          </ButtonLink>
        </Flex>
      </Box>
    </chakra.details>
  );
}
