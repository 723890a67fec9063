import { ApiError } from '@passerelle/api-client/request';
import { apiQueryOrNull, type Answer } from '../../lib/query-client';

export type User = Answer<'/api/auth/me'>;

export interface Session {
  user: User | null;
  isAuthenticated: boolean;
  /** Until the server has said who is here. */
  isLoading: boolean;
  error: string | null;
  isLoggingOut: boolean;
}

/** Who is here; null for a visitor. */
export const sessionQuery = () => apiQueryOrNull('/api/auth/me', {}, 401);

/** The first key of all that changes the session. */
export const SESSION = 'session';

/** What is said of each call that fails. */

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

/** The server’s own sentence on why it refused. */
export function said(error: unknown): string | undefined {
  return error instanceof ApiError ? error.said : undefined;
}
