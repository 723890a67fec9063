import { said } from '../../../features/session/session';
import { toast } from '../../../ui/toasts/toaster';

/** Says that something about the account was refused or did not arrive. */
export function toastFailure(error: unknown): void {
  toast({
    title: 'Erreur',
    description: said(error) ?? 'Le serveur n’a pas répondu. Veuillez réessayer.',
    destructive: true,
  });
}
