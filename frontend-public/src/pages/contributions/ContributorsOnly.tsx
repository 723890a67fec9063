import { Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInPrompt } from '../../features/session/SignInPrompt';
import type { User } from '../../features/session/session';
import { ButtonLink } from '../../ui/controls';
import { EmptyState } from '../../ui/EmptyState';

interface ContributorsOnlyProps {
  children: (user: User) => ReactNode;
  /** Heading shown to members without the right to publish. */
  forOthers?: ReactNode;
}

/** Content for contributors; others see how to become one. */
export function ContributorsOnly({ children, forOthers }: ContributorsOnlyProps) {
  return (
    <MembersOnly
      visitor={
        <Container>
          <SignInPrompt title="Connectez-vous pour publier des tutoriels" as="h1">
            Tout membre qui a choisi d’être contributeur peut publier.
          </SignInPrompt>
        </Container>
      }
    >
      {(user) =>
        user.isContributor || user.isAdmin === true ? (
          children(user)
        ) : (
          <Container>
            {forOthers}
            <EmptyState title="Devenez contributeur pour publier" as="h1">
              Votre compte n’a pas encore cette option : la page ci-dessous l’active et dit ce qu’elle permet.
              <div>
                <ButtonLink to="/devenir-contributeur" mt="5">
                  Devenir contributeur
                </ButtonLink>
              </div>
            </EmptyState>
          </Container>
        )
      }
    </MembersOnly>
  );
}
