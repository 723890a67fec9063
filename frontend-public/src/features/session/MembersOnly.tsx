import { Navigate, useLocation } from 'react-router-dom';
import { Box, Container, defineStyle } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../ui/Failure';
import { Spinner } from '../../ui/Spinner';
import { signInPath } from './return-path';
import { sessionQuery, type User } from './session';
import { SignInPrompt } from './SignInPrompt';
import { useSession } from './use-session';

interface MembersOnlyProps {
  /** Shown to visitors; by default they are sent to sign in and back. */
  visitor?: ReactNode;
  /** Shown to members until the session is known. */
  waiting?: ReactNode;
  children: (user: User) => ReactNode;
}

const hiddenFromMembers = defineStyle({ '.member &': { display: 'none' } });
const hiddenFromVisitors = defineStyle({ 'html:not(.member) &': { display: 'none' } });

/** A page, or a part of one, for members. */
export function MembersOnly({
  visitor,
  waiting = <Spinner label="Vérification de votre session" />,
  children,
}: MembersOnlyProps) {
  const queryClient = useQueryClient();
  const { user, isLoading, error } = useSession();
  const location = useLocation();
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>;
  if (isLoading) {
    if (!visitor) {
      return (
        <>
          {waiting}
          <noscript>
            <SignInPrompt title="Cette page demande un compte" as="h1">
              Une fois connecté, vous aurez aussi besoin de JavaScript pour l’utiliser.
            </SignInPrompt>
          </noscript>
        </>
      );
    }
    // Renders what the last visit showed, to avoid a layout shift. Keyed: otherwise one of these elements would be
    // reused for one of the page further down, which browsers count as a shift.
    return (
      <>
        <Box key="visitor" css={hiddenFromMembers}>
          {visitor}
        </Box>
        <Box key="member" css={hiddenFromVisitors}>
          {waiting}
        </Box>
      </>
    );
  }
  if (error) {
    const retry = () => void queryClient.resetQueries(sessionQuery());
    return (
      <Container py="10">
        <Failure message={error} onRetry={retry} />
      </Container>
    );
  }
  return visitor ?? <Navigate replace to={signInPath(location)} />;
}
