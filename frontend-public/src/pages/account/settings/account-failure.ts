import { said } from '../../../features/session/session';
import { toast } from '../../../ui/toasts/toaster';

/** Toast for a failed account change. */
export function toastFailure(error: unknown): void {
  toast({
    title: 'Erreur',
    description: said(error) ?? 'Le serveur n’a pas répondu. Veuillez réessayer.',
    destructive: true,
  });
}
