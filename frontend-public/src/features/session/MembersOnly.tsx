import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../ui/Failure';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';
import { signInPath } from './return-path';
import { sessionQuery, type User } from './session';
import { useSession } from './use-session';

interface MembersOnlyProps {
  /** What visitors see instead; without it they are asked to sign in and brought back. */
  visitor?: ReactNode;
  children: (user: User) => ReactNode;
}

/** A page, or a part of one, for members. */
export function MembersOnly({ visitor, children }: MembersOnlyProps) {
  const queryClient = useQueryClient();
  const { user, isLoading, error } = useSession();
  const location = useLocation();
  if (user) return children(user);
  if (isLoading) return <Spinner label="Vérification de votre session" />;
  if (error) {
    const retry = () => void queryClient.resetQueries(sessionQuery());
    return (
      <Page py="10">
        <Failure message={error} onRetry={retry} />
      </Page>
    );
  }
  return visitor ?? <Navigate to={signInPath(location)} replace />;
}
