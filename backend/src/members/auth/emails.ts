import type { Email } from '../../platform/email/email.js';

/** @param isAwaited whether public writing requires a confirmed address */
export function confirmAddressEmail(
  publicUrl: string,
  displayName: string,
  token: string,
  isAwaited: boolean,
): Email {
  const what = isAwaited
    ? [
        'Votre compte est créé. Confirmez votre adresse pour pouvoir commenter et publier. Ce lien est valable deux jours.',
        'Si vous n’avez pas créé de compte, ne faites rien : sans confirmation, rien ne sera publié à votre nom.',
      ]
    : [
        'Votre compte est créé. Vous pouvez déjà commenter et publier ; ce lien, valable deux jours, confirme que l’adresse est à vous.',
        'Si vous n’avez pas créé de compte, quelqu’un d’autre a donné votre adresse et peut écrire sans attendre : prévenez l’administrateur du site.',
      ];
  return {
    subject: 'Confirmez votre adresse',
    paragraphs: [`Bonjour ${displayName},`, ...what],
    link: { label: 'Confirmer mon adresse', href: `${publicUrl}/confirmer-adresse?jeton=${token}` },
  };
}

export function newAddressEmail(publicUrl: string, displayName: string, token: string): Email {
  return {
    subject: 'Confirmez votre nouvelle adresse',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Vous avez demandé que cette adresse devienne celle de votre compte. Elle le sera quand vous aurez ouvert ce lien, valable deux jours, et confirmé.',
      'Si la demande ne vient pas de vous, ne faites rien : rien ne changera.',
    ],
    link: { label: 'Confirmer ma nouvelle adresse', href: `${publicUrl}/confirmer-adresse?jeton=${token}` },
  };
}

/** Sent to the old address. @param undo token to restore it; undefined when it was never confirmed */
export function addressChangedEmail(publicUrl: string, displayName: string, undo: string | undefined): Email {
  const changed = [`Bonjour ${displayName},`, 'L’adresse e-mail de votre compte vient de changer.'];
  if (!undo) return { subject: 'Votre adresse e-mail a changé', paragraphs: changed };
  return {
    subject: 'Votre adresse e-mail a changé',
    paragraphs: [
      ...changed,
      'Si ce n’est pas vous, ce lien rend à votre compte cette adresse-ci et ferme toutes ses sessions. Il est valable sept jours. Choisissez ensuite un nouveau mot de passe.',
    ],
    link: { label: 'Annuler le changement', href: `${publicUrl}/annuler-adresse?jeton=${undo}` },
  };
}

export function resetPasswordEmail(publicUrl: string, displayName: string, token: string): Email {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Vous avez demandé à changer de mot de passe. Ce lien est valable une heure et ne sert qu’une fois.',
      'Si la demande ne vient pas de vous, ne faites rien : votre mot de passe reste le même.',
    ],
    link: { label: 'Choisir un mot de passe', href: `${publicUrl}/nouveau-mot-de-passe?jeton=${token}` },
  };
}

export function passwordChangedEmail(displayName: string): Email {
  return {
    subject: 'Votre mot de passe a changé',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Le mot de passe de votre compte vient d’être changé. Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion.',
    ],
  };
}
