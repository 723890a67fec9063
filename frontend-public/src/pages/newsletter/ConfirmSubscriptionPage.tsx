import { Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/controls';
import { AccountScreen } from '../session/AccountScreen';
import { LetterButton } from './LetterButton';

export { createLetterLoader as createLoader } from './letter-page';

/** The page /newsletter/confirmer, to which a letter leads. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  const description = 'Confirmation de l’inscription à la lettre d’information.';

  if (search.get('etat') === 'confirmee') {
    return (
      <AccountScreen title="Votre inscription est confirmée" description={description}>
        <Stack gap="5">
          <Text>
            Merci ! Vous recevrez notre lettre d’information. Chaque envoi contient un lien pour vous
            désinscrire.
          </Text>
          <ButtonLink to="/" alignSelf="start">
            Aller à l’accueil
          </ButtonLink>
        </Stack>
      </AccountScreen>
    );
  }
  if (token) {
    return (
      <AccountScreen title="Confirmez votre inscription" description={description}>
        <Stack gap="5">
          <Text>Voulez-vous recevoir notre lettre d’information à l’adresse où ce lien est arrivé ?</Text>
          <LetterButton action="/newsletter/confirmer" token={token}>
            Confirmer mon inscription
          </LetterButton>
        </Stack>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title="Ce lien n’est plus valable" description={description}>
      <Stack gap="5">
        <Text>
          Un lien de confirmation vaut sept jours, et le dernier reçu remplace les précédents. Inscrivez-vous
          à nouveau pour en recevoir un autre.
        </Text>
        <ButtonLink to="/" alignSelf="start">
          Aller à l’accueil
        </ButtonLink>
      </Stack>
    </AccountScreen>
  );
}
