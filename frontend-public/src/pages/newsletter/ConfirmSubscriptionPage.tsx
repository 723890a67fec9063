import { useSearchParams } from 'react-router';
import { LetterButton } from './LetterButton';
import { LetterScreen } from './LetterScreen';

export { createLetterLoader as createLoader } from './letter-page';

const description = 'Confirmation de l’inscription à la lettre d’information.';

/** The page /newsletter/confirmer, to which a letter leads. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  if (search.get('etat') === 'confirmee') {
    return (
      <LetterScreen
        title="Votre inscription est confirmée"
        description={description}
        text="Merci ! Vous recevrez notre lettre d’information. Chaque envoi contient un lien pour vous désinscrire."
      />
    );
  }
  if (!token) {
    return (
      <LetterScreen
        title="Ce lien n’est plus valable"
        description={description}
        text="Un lien de confirmation vaut sept jours, et le dernier reçu remplace les précédents. Inscrivez-vous à nouveau pour en recevoir un autre."
      />
    );
  }
  return (
    <LetterScreen
      title="Confirmez votre inscription"
      description={description}
      text="Voulez-vous recevoir notre lettre d’information à l’adresse où ce lien est arrivé ?"
    >
      <LetterButton action="/newsletter/confirmer" token={token}>
        Confirmer mon inscription
      </LetterButton>
    </LetterScreen>
  );
}
