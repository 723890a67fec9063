import type { Email } from '../../platform/email/email.js';

export function acceptedEmail(publicUrl: string, displayName: string, answer: string | null): Email {
  return {
    subject: 'Vous pouvez publier',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Votre demande est acceptée : vous êtes contributeur et pouvez publier des tutoriels.',
      ...(answer ? [answer] : []),
    ],
    link: { label: 'Écrire un tutoriel', href: `${publicUrl}/contributions/nouveau` },
  };
}

export function refusedEmail(publicUrl: string, displayName: string, answer: string, days: number): Email {
  return {
    subject: 'Votre demande de publier',
    paragraphs: [
      `Bonjour ${displayName},`,
      `Votre demande de devenir contributeur n’est pas acceptée. Motif : ${answer}`,
      `Vous pourrez la renouveler dans ${days} jours.`,
    ],
    link: { label: 'Devenir contributeur', href: `${publicUrl}/devenir-contributeur` },
  };
}
