import type { Email } from '../../platform/email/email.js';

export function accountCreatedEmail(
  publicUrl: string,
  { displayName, username }: { displayName: string; username: string },
  siteName: string,
  token: string,
): Email {
  return {
    subject: `Votre compte sur ${siteName}`,
    paragraphs: [
      `Bonjour ${displayName},`,
      `Un administrateur a créé pour vous un compte, dont le nom d’utilisateur est ${username}. Choisissez votre mot de passe par ce lien, valable sept jours.`,
      'Si vous n’attendiez pas ce message, ne faites rien : sans mot de passe, personne n’entrera.',
    ],
    link: { label: 'Choisir mon mot de passe', href: `${publicUrl}/nouveau-mot-de-passe?jeton=${token}` },
  };
}

/** Sent to the old address. */
export function addressReplacedEmail(displayName: string): Email {
  return {
    subject: 'Votre adresse e-mail a changé',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Un administrateur du site a donné une autre adresse à votre compte. Si vous ne l’avez pas demandé, répondez-lui.',
    ],
  };
}

export function accountDeletedEmail(displayName: string): Email {
  return {
    subject: 'Votre compte est supprimé',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Votre compte et ce qui lui appartenait (favoris, évaluations, commentaires, progression) sont supprimés. Vos tutoriels restent en ligne sans votre nom.',
    ],
  };
}
