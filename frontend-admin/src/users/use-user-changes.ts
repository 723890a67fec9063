import type { components } from '@passerelle/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { mailQuery, STAYS_HERE } from '../settings/settings.queries';
import type { Toast } from '../toasts/use-toast';
import type { User } from './user';

export interface Suspension {
  /** Null for a ban. */
  until: string | null;
  reason: string;
}

export type Rights = components['schemas']['RightsBody'];

interface Change {
  work: () => Promise<unknown>;
  done: Toast;
  /** Shown when the server gives no reason. */
  failed: string;
}

/** Mutations on an account, each with its toast. */
export function useUserChanges({ id, isAdmin, displayName }: User) {
  const { data: sendsMail = true } = useQuery(mailQuery);
  const { mutate, isPending } = useAction(({ work }: Change) => work(), {
    done: (_, { done }) => done,
    failed: ({ failed }) => failed,
    refreshes: [['utilisateurs']],
  });

  return {
    isChanging: isPending,
    toggleAdmin: () =>
      mutate({
        work: () => call('PATCH', '/api/admin/users/{id}', { path: { id }, body: { isAdmin: !isAdmin } }),
        done: { title: 'Succès', description: 'Le statut administrateur a été mis à jour' },
        failed: 'Erreur lors de la mise à jour du statut administrateur',
      }),
    setRights: (rights: Rights) =>
      mutate({
        work: () => call('PATCH', '/api/admin/users/{id}', { path: { id }, body: rights }),
        done: { title: 'Rôles modifiés', description: `${displayName} en est averti.` },
        failed: 'Erreur lors de la modification des rôles',
      }),
    resetPassword: () =>
      mutate({
        work: () => call('POST', '/api/admin/users/{id}/password-reset', { path: { id } }),
        done: sendsMail
          ? { title: 'Lien envoyé', description: `${displayName} peut choisir un nouveau mot de passe.` }
          : { title: 'Lien préparé', description: `${STAYS_HERE} Remettez-en le lien à ${displayName}.` },
        failed: 'Erreur lors de l’envoi du lien',
      }),
    changeEmail: (address: { email: string; reason: string | null }) =>
      mutate({
        work: () => call('PUT', '/api/admin/users/{id}/email', { path: { id }, body: address }),
        done: {
          title: 'Adresse changée',
          description: sendsMail ? 'Un lien de confirmation y est envoyé.' : STAYS_HERE,
        },
        failed: 'Erreur lors du changement d’adresse',
      }),
    deleteAccount: (reason: string | null) =>
      mutate({
        work: () => call('DELETE', '/api/admin/users/{id}', { path: { id }, body: { reason } }),
        done: { title: 'Compte supprimé', description: `${displayName} n’a plus de compte.` },
        failed: 'Erreur lors de la suppression du compte',
      }),
    suspend: (suspension: Suspension) =>
      mutate({
        work: () => call('POST', '/api/admin/users/{id}/suspension', { path: { id }, body: suspension }),
        done: {
          title: 'Compte suspendu',
          description: sendsMail ? `${displayName} en est averti par e-mail.` : STAYS_HERE,
        },
        failed: 'Erreur lors de la suspension du compte',
      }),
    liftSuspension: () =>
      mutate({
        work: () => call('DELETE', '/api/admin/users/{id}/suspension', { path: { id } }),
        done: { title: 'Suspension levée', description: `${displayName} peut de nouveau se connecter.` },
        failed: 'Erreur lors de la levée de la suspension',
      }),
    endSessions: () =>
      mutate({
        work: () => call('DELETE', '/api/admin/users/{id}/sessions', { path: { id } }),
        done: { title: 'Sessions fermées', description: `${displayName} devra se reconnecter.` },
        failed: 'Erreur lors de la fermeture des sessions',
      }),
  };
}
