import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type MailSetup = components['schemas']['MailSetupDto'];
export type MailTrial = components['schemas']['MailTrialDto'];
export type MailFailure = components['schemas']['MailFailureDto'];
export type SenderRecord = components['schemas']['SenderRecordDto'];

export const mailSetupQuery = queryOptions({
  queryKey: ['mail', 'setup'],
  queryFn: () => call('GET', '/api/admin/mail'),
});
