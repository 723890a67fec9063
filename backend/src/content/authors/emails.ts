import type { Email } from '../../platform/email/email.js';

export interface InvitationEmail {
  publicUrl: string;
  displayName: string;
  /** Null once the account is deleted. */
  inviter: string | null;
  tutorialTitle: string;
  days: number;
}

export function invitationEmail(letter: InvitationEmail): Email {
  const { publicUrl, displayName, inviter, tutorialTitle, days } = letter;
  return {
    subject: 'Une invitation à écrire à plusieurs',
    paragraphs: [
      `Bonjour ${displayName},`,
      `${inviter ?? 'Un membre'} vous invite à écrire le tutoriel « ${tutorialTitle} ». Si vous acceptez, vous en serez un des auteurs, avec les mêmes droits que les autres.`,
      `Vous avez ${days} jours pour répondre. Si cela ne vous dit rien, ne faites rien.`,
    ],
    link: { label: 'Répondre à l’invitation', href: `${publicUrl}/contributions#_invitations` },
  };
}
