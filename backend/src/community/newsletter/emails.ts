import type { Email } from '../../platform/email/email.js';

export function confirmSubscriptionEmail(publicUrl: string, token: string, unsubscribeToken: string): Email {
  return {
    subject: 'Confirmez votre inscription à la lettre d’information',
    paragraphs: [
      'Bonjour,',
      'Cette adresse vient d’être inscrite à notre lettre d’information. Confirmez que vous le voulez bien : sans cela, vous ne la recevrez pas. Ce lien est valable sept jours.',
      'Si la demande ne vient pas de vous, ne faites rien : nous oublierons cette adresse.',
    ],
    link: {
      label: 'Confirmer mon inscription',
      href: `${publicUrl}/newsletter/confirmer?jeton=${token}`,
    },
    unsubscribe: unsubscribeLink(publicUrl, unsubscribeToken),
  };
}

export function subscriptionConfirmedEmail(publicUrl: string, unsubscribeToken: string): Email {
  return {
    subject: 'Votre inscription est confirmée',
    paragraphs: [
      'Bonjour,',
      'Merci ! Vous recevrez notre lettre d’information. Chaque envoi contient un lien pour vous désinscrire ; en voici un dès maintenant.',
    ],
    unsubscribe: unsubscribeLink(publicUrl, unsubscribeToken),
  };
}

export function unsubscribeLink(publicUrl: string, token: string): string {
  return `${publicUrl}/newsletter/desinscription?jeton=${token}`;
}
