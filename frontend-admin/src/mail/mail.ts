import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { siteQuery } from '../frame/site';

export type MailSetup = components['schemas']['MailSetupDto'];
export type MailTrial = components['schemas']['MailTrialDto'];
export type MailFailure = components['schemas']['MailFailureDto'];
export type SenderRecord = components['schemas']['SenderRecordDto'];

export const mailSetupQuery = queryOptions({
  queryKey: ['mail', 'setup'],
  queryFn: () => call('GET', '/api/admin/mail'),
});

export const unconfirmedMembersQuery = queryOptions({
  queryKey: ['mail', 'unconfirmed-members'],
  queryFn: () => call('GET', '/api/admin/unconfirmed-members'),
});

/** Whether the server sends emails, assumed until it is known. */
export function useSendsMail(): boolean {
  return useQuery(siteQuery).data?.sendsMail ?? true;
}

/** Shown instead of the usual message if it does not. */
export const STAYS_HERE =
  'Ce site n’envoie pas d’e-mails : le message reste dans le dossier outbox des données du serveur.';
