import { useSearchParams } from 'react-router-dom';
import { EmailLinkButton } from './EmailLinkButton';
import { EmailLinkScreen } from './EmailLinkScreen';

export { createEmailLinkLoader as createLoader } from './email-link-page';

const description = 'Confirmation de l’inscription à la lettre d’information.';

/** The page /newsletter/confirmer, linked in an email. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('jeton');
  if (search.get('etat') === 'confirmee') {
    return (
      <EmailLinkScreen
        title="Votre inscription est confirmée"
        description={description}
        text="Merci ! Vous recevrez notre lettre d’information. Chaque envoi contient un lien pour vous désinscrire."
      />
    );
  }
  if (!token) {
    return (
      <EmailLinkScreen
        title="Ce lien n’est plus valable"
        description={description}
        text="Un lien de confirmation vaut sept jours, et le dernier reçu remplace les précédents. Inscrivez-vous à nouveau pour en recevoir un autre."
      />
    );
  }
  return (
    <EmailLinkScreen
      title="Confirmez votre inscription"
      description={description}
      text="Voulez-vous recevoir notre lettre d’information à l’adresse où ce lien est arrivé ?"
    >
      <EmailLinkButton action="/newsletter/confirmer" token={token}>
        Confirmer mon inscription
      </EmailLinkButton>
    </EmailLinkScreen>
  );
}
