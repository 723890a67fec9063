import { ofName } from '@passerelle/api-client/of-name';
import type { Email } from '../../platform/email/email.js';

export function invitationEmail(
  link: string,
  siteName: string,
  { days, note }: { days: number; note: string | null },
): Email {
  return {
    subject: `Vous êtes invité sur ${siteName}`,
    paragraphs: [
      'Bonjour,',
      `Un administrateur ${ofName(siteName)} vous invite à y créer un compte. Le lien ci-dessous vaut ${days > 1 ? `${days} jours` : 'un jour'}, une seule fois.`,
      ...(note ? [note] : []),
      'Si vous n’attendiez pas ce message, ne faites rien : aucun compte n’existe encore à votre adresse.',
    ],
    link: { label: 'Créer mon compte', href: link },
  };
}
