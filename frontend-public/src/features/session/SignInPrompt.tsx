import { Wrap } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';
import { SignInLink } from './SignInLink';

/** Invites visitors to sign in. */
export function SignInPrompt({ children, ...state }: ComponentProps<typeof EmptyState>) {
  return (
    <EmptyState {...state}>
      {children}
      <Wrap gap="3" justify="center" mt="5">
        <SignInLink>Se connecter</SignInLink>
        <ButtonLink variant="outline" to="/inscription">
          Créer un compte
        </ButtonLink>
      </Wrap>
    </EmptyState>
  );
}
