import { suspensionEnd, type User } from '../../members/users/user.entity.js';
import type { Email } from '../../platform/email/email.js';
import { inSiteZone } from '../../platform/zone/site-zone.js';
import { reasonWords } from '../subjects/report-reasons.js';
import type { Decision } from './decision.entity.js';
import { effectText, nameOf } from './decision-words.js';

const writeMoment = inSiteZone('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

type Recipient = Pick<User, 'displayName'>;

export function decidedEmail(publicUrl: string, { displayName }: Recipient, decision: Decision): Email {
  const end = suspensionEnd(decision);
  return {
    subject: 'Une décision de modération vous concerne',
    paragraphs: [
      `Bonjour ${displayName},`,
      effectText(decision),
      // The reporters' reason must not appear as the moderator's.
      decision.reason
        ? `Motif : ${decision.reason}`
        : `Des membres l’ont signalé : ${reasonWords[decision.rule]}.`,
      ...(decision.sanction === 'suspend' && end ? [`La suspension prend fin le ${writeMoment(end)}.`] : []),
      'Si vous n’êtes pas d’accord, vous pouvez demander une fois, pendant trente jours, qu’un autre modérateur, s’il y en a un, y revienne. Il n’est pas nécessaire de se connecter.',
    ],
    link: { label: 'Lire la décision', href: `${publicUrl}/decisions/${decision.token}` },
  };
}

export function reversedEmail(
  publicUrl: string,
  { displayName }: Recipient,
  decision: Decision,
  isBack: boolean,
): Email {
  return {
    subject: 'Une décision de modération est annulée',
    paragraphs: [
      `Bonjour ${displayName},`,
      `La décision prise au sujet de ${nameOf(decision)} est annulée.`,
      isBack
        ? 'Tout est comme avant.'
        : 'Ce qui avait été retiré du site n’a pas pu être rétabli : cela n’existe plus, ou autre chose s’y oppose.',
    ],
    link: { label: 'Lire la décision', href: `${publicUrl}/decisions/${decision.token}` },
  };
}
