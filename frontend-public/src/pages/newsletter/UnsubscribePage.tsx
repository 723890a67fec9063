import { useSearchParams } from 'react-router-dom';
import { EmailLinkButton } from './EmailLinkButton';
import { EmailLinkScreen } from './EmailLinkScreen';

export { createEmailLinkLoader as createLoader } from './email-link-page';

const description = 'Désinscription de la lettre d’information.';

/** The page /newsletter/desinscription, linked in every email. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  if (search.get('etat') === 'faite') {
    return (
      <EmailLinkScreen
        title="Vous êtes désinscrit"
        description={description}
        text="Votre adresse est oubliée : vous ne recevrez plus notre lettre d’information."
      />
    );
  }
  if (!token) {
    return (
      <EmailLinkScreen
        title="Ce lien n’est pas complet"
        description={description}
        text="Ouvrez celui qui se trouve au bas d’une de nos lettres : il porte votre inscription."
      />
    );
  }
  return (
    <EmailLinkScreen
      title="Ne plus recevoir la lettre d’information"
      description={description}
      text="Votre adresse sera oubliée aussitôt. Vous pourrez vous réinscrire quand vous voudrez."
    >
      <EmailLinkButton action="/newsletter/desinscription" token={token}>
        Me désinscrire
      </EmailLinkButton>
    </EmailLinkScreen>
  );
}
