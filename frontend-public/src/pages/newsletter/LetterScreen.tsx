import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls';
import { AccountScreen } from '../session/AccountScreen';

interface LetterScreenProps {
  title: string;
  description: string;
  text: string;
  /** What is to be done; without, the way to the home page. */
  children?: ReactNode;
}

/** A page to which a letter leads. */
export function LetterScreen({ title, description, text, children }: LetterScreenProps) {
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
