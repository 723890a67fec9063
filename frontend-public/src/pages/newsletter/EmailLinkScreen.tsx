import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls';
import { AccountScreen } from '../session/AccountScreen';

interface EmailLinkScreenProps {
  title: string;
  description: string;
  text: string;
  /** What is to be done; without, the way to the home page. */
  children?: ReactNode;
}

/** A page to which an email leads. */
export function EmailLinkScreen({ title, description, text, children }: EmailLinkScreenProps) {
  return (
    <AccountScreen title={title} description={description}>
      <Stack gap="5">
        <Text>{text}</Text>
        {children ?? (
          <ButtonLink to="/" alignSelf="start">
            Aller à l’accueil
          </ButtonLink>
        )}
      </Stack>
    </AccountScreen>
  );
}
