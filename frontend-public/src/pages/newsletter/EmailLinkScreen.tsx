import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls';
import { AccountScreen } from '../account/sign-in/AccountScreen';

interface EmailLinkScreenProps {
  title: string;
  description: string;
  text: string;
  /** Actions; a link to the home page by default. */
  children?: ReactNode;
}

/** Layout of pages linked in emails. */
export function EmailLinkScreen({ title, description, text, children }: EmailLinkScreenProps) {
  return (
    <AccountScreen title={title} description={description}>
      <Stack gap="5">
        <p>{text}</p>
        {children ?? (
          <ButtonLink to="/" alignSelf="start">
            Aller à l’accueil
          </ButtonLink>
        )}
      </Stack>
    </AccountScreen>
  );
}
