import { useSearchParams } from 'react-router';
import { LetterButton } from './LetterButton';
import { LetterScreen } from './LetterScreen';

export { createLetterLoader as createLoader } from './letter-page';

const description = 'Désinscription de la lettre d’information.';

/** The page /newsletter/desinscription, to which each letter leads. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  if (search.get('etat') === 'faite') {
    return (
      <LetterScreen
        title="Vous êtes désinscrit"
        description={description}
        text="Votre adresse est oubliée : vous ne recevrez plus notre lettre d’information."
      />
    );
  }
  if (!token) {
    return (
      <LetterScreen
        title="Ce lien n’est pas complet"
        description={description}
        text="Ouvrez celui qui se trouve au bas d’une de nos lettres : il porte votre inscription."
      />
    );
  }
  return (
    <LetterScreen
      title="Ne plus recevoir la lettre d’information"
      description={description}
      text="Votre adresse sera oubliée aussitôt. Vous pourrez vous réinscrire quand vous voudrez."
    >
      <LetterButton action="/newsletter/desinscription" token={token}>
        Me désinscrire
      </LetterButton>
    </LetterScreen>
  );
}
