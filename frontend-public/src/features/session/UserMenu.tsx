import { Box, chakra, defineStyle, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { ButtonLink } from '../../ui/controls';
import { lazyPart } from '../../ui/lazy-part';
import { hasHint } from '../../lib/page-hint';
import { SignInLink } from './SignInLink';
import { useSession } from './use-session';

const code = () => import('./MemberMenu');
const MemberMenu = lazyPart(async () => (await code()).MemberMenu);
const MobileMemberMenu = lazyPart(async () => (await code()).MobileMemberMenu);
// Assumes that somebody signed in on the last visit still is.
if (!import.meta.env.SSR && hasHint('member')) void code().catch(() => undefined);

/** Two links for visitors or the member's menu, of the same size to avoid a layout shift. */
export function UserMenu() {
  const { user, isLoading } = useSession();
  return (
    <chakra.nav
      display="flex"
      minW="54"
      justifyContent="end"
      gap="1"
      aria-label="Compte"
      aria-busy={isLoading}
    >
      {user ? (
        <Suspense>
          <MemberMenu user={user} />
        </Suspense>
      ) : (
        <>
          <SignInLink variant="ghost" size="sm" to="/auth/login" css={isLoading ? hiddenFromMembers : {}}>
            Connexion
          </SignInLink>
          <ButtonLink size="sm" to="/auth/register" css={isLoading ? hiddenFromMembers : {}}>
            Inscription
          </ButtonLink>
        </>
      )}
    </chakra.nav>
  );
}

/** The same within the menu of small screens. */
export function MobileUserMenu() {
  const { user } = useSession();
  return (
    <Box mt="4" pt="4" borderTopWidth="1px" borderColor="border">
      {user ? (
        <Suspense>
          <MobileMemberMenu user={user} />
        </Suspense>
      ) : (
        <Flex gap="3">
          <SignInLink variant="outline" to="/auth/login" css={{ flex: '1' }}>
            Connexion
          </SignInLink>
          <ButtonLink to="/auth/register" flex="1">
            Inscription
          </ButtonLink>
        </Flex>
      )}
    </Box>
  );
}

const hiddenFromMembers = defineStyle({ '.member &': { visibility: 'hidden' } });
