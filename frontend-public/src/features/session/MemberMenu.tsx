import { Box, chakra, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import ChevronDown from '~icons/chevron-down';
import { buttonRecipe } from '../../theme/recipes';
import { Avatar } from '../../ui/Avatar';
import { Button, ButtonLink } from '../../ui/controls';
import { useFold } from '../../ui/use-fold';
import type { User } from './session';
import { useSession } from './use-session';
import { useLogout } from './use-session-changes';

const Toggle = chakra('summary', {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    listStyle: 'none',
    flexShrink: '1',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const entryLook = {
  justifyContent: 'flex-start',
  w: 'full',
  minH: '11',
  px: '3',
  fontSize: 'md',
  fontWeight: 'medium',
} as const;

/** What is behind a member’s name in the header. */
export function MemberMenu({ user }: { user: User }) {
  const { props } = useFold();
  return (
    <chakra.details {...props} position="relative" minW="0">
      <Toggle variant="ghost" px="2" minW="0" maxW="full">
        <VisuallyHidden>Menu du compte de</VisuallyHidden>
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} size={34} />
        <Box as="span" overflow="hidden" textOverflow="ellipsis" fontSize="sm">
          {user.displayName}
        </Box>
        <Box flexShrink="0" color="fg.muted">
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Toggle>
      <Box
        position="absolute"
        top="calc(100% + 0.5rem)"
        insetInlineEnd="0"
        w="17rem"
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        boxShadow="raised"
        p="2"
        zIndex="overlay"
      >
        <Box px="3" pt="2" pb="3" mb="2" borderBottom="1px solid" borderColor="border">
          <Identity user={user} />
        </Box>
        <MemberLinks user={user} />
      </Box>
    </chakra.details>
  );
}

/** The same at the foot of the menu of small screens. */
export function MobileMemberMenu({ user }: { user: User }) {
  return (
    <>
      <Flex align="center" gap="3" mb="2" px="3">
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} />
        <Identity user={user} />
      </Flex>
      <MemberLinks user={user} />
    </>
  );
}

function Identity({ user }: { user: User }) {
  return (
    <Box minW="0">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {user.displayName}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {user.email}
      </Text>
    </Box>
  );
}

function MemberLinks({ user }: { user: User }) {
  const { error, isLoggingOut } = useSession();
  const logout = useLogout();
  return (
    <Stack gap="0">
      <ButtonLink variant="ghost" to="/profile" {...entryLook}>
        Mon profil
      </ButtonLink>
      <ButtonLink variant="ghost" to="/favorites" {...entryLook}>
        Mes favoris
      </ButtonLink>
      {user.isContributor && (
        <ButtonLink variant="ghost" to="/contributions" {...entryLook}>
          Mes contributions
        </ButtonLink>
      )}
      {user.isAdmin === true && (
        <ButtonLink variant="ghost" to="/admin/dashboard" reloadDocument {...entryLook}>
          Administration
        </ButtonLink>
      )}
      <Button variant="ghost" {...entryLook} disabled={isLoggingOut} onClick={() => logout.mutate()}>
        Déconnexion
      </Button>
      {logout.isError && (
        <Text px="3" py="1" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
