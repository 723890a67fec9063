import type { Email } from '../../platform/email/email.js';
import { describeSuspension, type User } from '../users/user.entity.js';

type Named = Pick<User, 'displayName' | 'username'>;

/** Sent to the address of the deleted account. */
export function mergedAwayEmail({ displayName, username }: Named, into: Named): Email {
  return {
    subject: 'Votre compte a été fusionné avec un autre',
    paragraphs: [
      `Bonjour ${displayName},`,
      `Un administrateur du site a fusionné votre compte ${username} avec le compte ${into.username} : ce que vous avez écrit et gardé s’y trouve désormais. Le compte ${username} n’existe plus, ni son mot de passe.`,
      'Si vous ne l’avez pas demandé, écrivez à qui tient le site.',
    ],
  };
}

/** Sent to the remaining account. @param suspension when it was taken over from the deleted account */
export function mergedIntoEmail(
  into: Named,
  { username }: Named,
  suspension: Pick<User, 'suspendedUntil' | 'suspensionReason'> | null,
): Email {
  return {
    subject: 'Un autre compte a été fusionné avec le vôtre',
    paragraphs: [
      `Bonjour ${into.displayName},`,
      `Un administrateur du site a fusionné le compte ${username} avec le vôtre, ${into.username} : ce qui y a été écrit et gardé est désormais chez vous. Votre mot de passe, votre adresse et vos réglages ne changent pas.`,
      ...(suspension ? [describeSuspension(suspension)] : []),
      'Si vous ne l’avez pas demandé, écrivez à qui tient le site.',
    ],
  };
}
