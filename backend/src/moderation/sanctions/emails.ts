import type { Email } from '../../platform/email/email.js';
import { describeSuspension, type User } from '../../members/users/user.entity.js';

export function suspendedEmail(
  user: Pick<User, 'displayName' | 'suspendedUntil' | 'suspensionReason'>,
): Email {
  return {
    subject: 'Votre compte est suspendu',
    paragraphs: [
      `Bonjour ${user.displayName},`,
      describeSuspension(user),
      'D’ici là, vous pouvez lire le site comme tout le monde, mais pas vous connecter.',
    ],
  };
}

export function suspensionLiftedEmail({ displayName }: Pick<User, 'displayName'>): Email {
  return {
    subject: 'Votre compte n’est plus suspendu',
    paragraphs: [
      `Bonjour ${displayName},`,
      'La suspension de votre compte est levée : vous pouvez à nouveau vous connecter.',
    ],
  };
}
