import { Box, chakra, defineStyle, HStack, Span, Stack, Text } from '@chakra-ui/react';
import ChevronDown from '~icons/chevron-down';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink, SummaryButton } from '../../ui/controls';
import { useDisclosure } from '../../ui/use-disclosure';
import { BusyButton } from '../../ui/BusyButton';
import type { User } from './session';
import { useSession } from './use-session';
import { useLogout } from './use-session-changes';

const entryLook = defineStyle({
  justifyContent: 'flex-start',
  w: 'full',
  minH: '11',
  px: '3',
  fontSize: 'md',
  fontWeight: 'medium',
});

/** Menu behind the member’s name. */
export function MemberMenu({ user }: { user: User }) {
  const { props } = useDisclosure();
  return (
    <chakra.details position="relative" minW="0" {...props}>
      <SummaryButton variant="ghost" px="2" minW="0" maxW="full">
        <Span srOnly>Menu du compte de</Span>
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} size="9" />
        <Span
          maxW={{ base: '24', xl: '32' }}
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          fontSize="sm"
        >
          {user.displayName}
        </Span>
        <Box flexShrink="0" color="fg.muted">
          <ChevronDown size={16} aria-hidden />
        </Box>
      </SummaryButton>
      <Box
        position="absolute"
        top="full"
        mt="2"
        insetInlineEnd="0"
        w="68"
        bg="bg.panel"
        border="sm"
        borderColor="border"
        borderRadius="lg"
        boxShadow="raised"
        p="2"
        zIndex="overlay"
      >
        <Box px="3" pt="2" pb="3" mb="2" borderBottomWidth="1px" borderColor="border">
          <Identity user={user} />
        </Box>
        <MemberLinks user={user} />
      </Box>
    </chakra.details>
  );
}

/** The same within the menu of small screens. */
export function MobileMemberMenu({ user }: { user: User }) {
  return (
    <>
      <HStack gap="3" mb="2" px="3">
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} />
        <Identity user={user} />
      </HStack>
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
      <ButtonLink variant="ghost" to="/profile" css={entryLook}>
        Mon profil
      </ButtonLink>
      <ButtonLink variant="ghost" to="/favorites" css={entryLook}>
        Mes favoris
      </ButtonLink>
      {user.isContributor && (
        <ButtonLink variant="ghost" to="/contributions" css={entryLook}>
          Mes contributions
        </ButtonLink>
      )}
      {user.isAdmin === true && (
        <ButtonLink variant="ghost" to="/admin/dashboard" css={entryLook}>
          Administration
        </ButtonLink>
      )}
      {(user.isModerator || user.isReviewer) && user.isAdmin !== true && (
        <ButtonLink
          variant="ghost"
          to={user.isModerator ? '/admin/signalements' : '/admin/relectures'}
          css={entryLook}
        >
          {user.isModerator ? 'Modération' : 'Relecture'}
        </ButtonLink>
      )}
      <BusyButton variant="ghost" css={entryLook} busy={isLoggingOut} onClick={() => logout.mutate()}>
        Déconnexion
      </BusyButton>
      {logout.isError && (
        <Text px="3" py="1" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
