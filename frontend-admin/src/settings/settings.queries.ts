import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call('GET', '/api/admin/settings'),
  // A refetch would overwrite what is being typed.
  refetchOnWindowFocus: false,
});

/** Whether the server sends emails. */
export const mailQuery = queryOptions({
  queryKey: ['settings', 'mail'],
  queryFn: async () => (await call('GET', '/api/settings')).sendsMail,
});

/** Shown for a message when it does not. */
export const STAYS_HERE =
  'Ce site n’envoie pas d’e-mails : le message reste dans le dossier outbox des données du serveur.';
