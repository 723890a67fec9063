import { call, type Body } from '@passerelle/api-client/call';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';
import { forgetReader } from '../../lib/readers';
import { toast, toastOnNextPage, type Message } from '../../ui/toasts/toaster';
import { said, SESSION, sessionQuery } from './session';

export type Credentials = Body<'POST', '/api/auth/login'>;
export type Registration = Body<'POST', '/api/auth/register'>;

/** Signs in; settles once the session query has the user. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [SESSION, 'login'],
    gcTime: 0,
    mutationFn: (credentials: Credentials) => call('POST', '/api/auth/login', { body: credentials }),
    onSuccess: () => queryClient.invalidateQueries(sessionQuery(), { throwOnError: true }),
  });
}

/**
 * Registers and signs in.
 * @param arrival `anew` reloads the home page
 * @param onDone called once the account exists
 */
export function useRegister(arrival: 'within' | 'anew', onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [SESSION, 'register'],
    gcTime: 0,
    mutationFn: (registration: Registration) => call('POST', '/api/auth/register', { body: registration }),
    onSuccess: async ({ user }) => {
      onDone();
      const message = registered(user.email, queryClient);
      if (arrival === 'anew') {
        toastOnNextPage(message);
        location.assign('/');
        // Pending until the page unloads, so that the form stays busy.
        await new Promise(() => undefined);
      }
      toast(message);
      queryClient.setQueryData(sessionQuery().queryKey, user);
    },
  });
}

/** Toast for a new member; mentions an email only if one was sent. */
function registered(email: string, queryClient: QueryClient): Message {
  const done = { title: 'Inscription réussie !', description: 'Votre compte a été créé avec succès.' };
  const settings = queryClient.getQueryData(apiQuery('/api/settings').queryKey);
  if (!settings?.sendsMail) return done;
  const further = `Vérifiez votre boîte : le message envoyé à ${email} contient un lien qui confirme votre adresse.`;
  return { ...done, further };
}

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [SESSION, 'logout'],
    gcTime: 0,
    mutationFn: () => call('POST', '/api/auth/logout'),
    onSuccess: () => {
      // Must come first: otherwise the page would take the end of the session for an expiry and keep texts.
      forgetReader();
      queryClient.setQueryData(sessionQuery().queryKey, null);
      toast({ title: 'Déconnexion réussie', description: 'Vous êtes maintenant déconnecté' });
    },
    onError: (error) =>
      toast({
        title: 'Erreur de déconnexion',
        description: said(error) ?? 'Une erreur est survenue lors de la déconnexion',
        destructive: true,
      }),
  });
}
