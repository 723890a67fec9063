import type { Email } from '../../platform/email/email.js';

export function accountDeletedEmail(displayName: string): Email {
  return {
    subject: 'Votre compte est supprimé',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Votre compte et ce qui lui appartenait (favoris, évaluations, commentaires, progression) sont supprimés. Vos tutoriels restent en ligne sans votre nom.',
    ],
  };
}
