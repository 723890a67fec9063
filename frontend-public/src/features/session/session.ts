import { ApiError } from '@passerelle/api-client/request';
import { apiQueryOrNull, type Answer } from '../../lib/query-client';

export type User = Answer<'/api/auth/me'>;

export interface Session {
  user: User | null;
  isAuthenticated: boolean;
  /** Until the session is known. */
  isLoading: boolean;
  error: string | null;
  isLoggingOut: boolean;
}

/** The signed-in user; null for a visitor. */
export const sessionQuery = () => apiQueryOrNull('/api/auth/me', {}, 401);

/** First mutation key of everything that changes the session. */
export const SESSION = 'session';

/** Messages of failed calls. */

export const problems = {
  check: (error: unknown) =>
    error instanceof ApiError
      ? "Erreur lors de la vérification de l'authentification"
      : 'Une erreur est survenue',
  login: (error: unknown) =>
    error instanceof ApiError ? (error.said ?? 'Identifiants incorrects') : 'Erreur lors de la connexion',
  register: (error: unknown) => said(error) ?? "Erreur lors de l'inscription",
  logout: () => 'Erreur lors de la déconnexion',
};

/** The server’s message, if any. */
export function said(error: unknown): string | undefined {
  return error instanceof ApiError ? error.said : undefined;
}
