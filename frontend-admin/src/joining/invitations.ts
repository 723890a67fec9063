import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type Invitation = components['schemas']['AccountInvitationDto'];

export const PAGE_SIZE = 20;
export const INVITATIONS = ['invitations'];

export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...INVITATIONS, page],
    queryFn: () =>
      call('GET', '/api/admin/invitations', { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } }),
  });
