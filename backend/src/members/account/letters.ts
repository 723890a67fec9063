import type { Letter } from '../../platform/email/letter.js';

export function accountDeletedLetter(displayName: string): Letter {
  return {
    subject: 'Votre compte est supprimé',
    paragraphs: [
      `Bonjour ${displayName},`,
      'Votre compte et ce qui lui appartenait (favoris, évaluations, commentaires, progression) sont supprimés. Vos tutoriels restent en ligne sans votre nom.',
    ],
  };
}
