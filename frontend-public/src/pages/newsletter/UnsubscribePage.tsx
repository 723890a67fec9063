import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/controls';
import { AccountScreen } from '../session/AccountScreen';
import { LetterButton } from './LetterButton';

export { createLetterLoader as createLoader } from './letter-page';

/** The page /newsletter/desinscription, to which each letter leads. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  const description = 'Désinscription de la lettre d’information.';

  if (search.get('etat') === 'faite') {
    return (
      <AccountScreen title="Vous êtes désinscrit" description={description}>
        <Stack gap="5">
          <Text>Votre adresse est oubliée : vous ne recevrez plus notre lettre d’information.</Text>
          <ButtonLink to="/" alignSelf="start">
            Aller à l’accueil
          </ButtonLink>
        </Stack>
      </AccountScreen>
    );
  }
  if (token) {
    return (
      <AccountScreen title="Ne plus recevoir la lettre d’information" description={description}>
        <Stack gap="5">
          <Text>Votre adresse sera oubliée aussitôt. Vous pourrez vous réinscrire quand vous voudrez.</Text>
          <LetterButton action="/newsletter/desinscription" token={token}>
            Me désinscrire
          </LetterButton>
        </Stack>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title="Ce lien n’est pas complet" description={description}>
      <Text>Ouvrez celui qui se trouve au bas d’une de nos lettres : il porte votre inscription.</Text>
    </AccountScreen>
  );
}
